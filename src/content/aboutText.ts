// THE ABOUT US PAGE: our story, our values and three cards.
//
// How to edit: change only the texts between the single quotes.
// Write an apostrophe as ’, because a straight ' ends the text.
// In the story, each text in quotes is a paragraph. In a list, each { ... } is an entry.
// ${company.name} stands for the company's name, ${locationsInText()} for the countries of countries.ts. A text that contains
// one of them is between two ` (backticks), not quotes.

import { locationsInText } from '../domain/locations'
import { company } from './company'

export const aboutText = {
  story: {
    heading: 'Three Stones, One Way',
    paragraphs: [
      `${company.name} began as a management consultancy. For over two decades we have helped companies see how their work is really done, decide what to change, and carry the change through.`,
      'Good advice often ended in the same sentence: someone now has to build this. So we began to build it. Today consultants, engineers and designers work on one team, and the people who recommend a system are there when it goes live.',
      `The name comes from the cairn, a stack of stones that travelers leave to mark a path for the next one. We hire in ${locationsInText()}, and work as one company.`,
    ],
  },

  values: {
    heading: 'What We Hold To',
    items: [
      {
        name: 'Collaborative Excellence',
        text: 'Good work is checked work. We plan in the open, review each other and put the client’s own people on the team.',
      },
      {
        name: 'Continuous Innovation',
        text: 'After every project we ask what took too long and what broke, and change one thing before the next begins.',
      },
      {
        name: 'Global Impact',
        text: 'What we learn in one country we bring to the next, in the language and under the rules of the place.',
      },
    ],
  },

  cards: [
    {
      name: 'Global Presence',
      text: `We have worked with clients in over 30 countries, and hire in ${locationsInText()}.`,
    },
    {
      name: 'Industry Expertise',
      text: 'Banking, insurance, health care, transport, retail and the public sector: our people know the work as well as the software.',
    },
    {
      name: 'Client Success',
      text: 'A project is finished when the client runs it without us and would call us again.',
    },
  ],
} as const
