// THE HOME PAGE: all its texts, from top to bottom.
//
// How to edit: change only the texts between the single quotes.
// Write an apostrophe as ’, because a straight ' ends the text.
// In a list, each { ... } is an entry. The page shows the entries in this order.
// ${company.name} stands for the company's name, ${locationsInText()} for the countries of countries.ts. A text that contains
// one of them is between two ` (backticks), not quotes.

import { locationsInText } from '../domain/locations'
import { company } from './company'

export const homeText = {
  lead: `${company.name} advises companies on how they work and builds the apps they work with. We hire consultants, analysts, engineers and designers in ${locationsInText()}.`,
  heroLink: 'View Open Positions',

  services: {
    title: 'What We Build',
    items: [
      {
        name: 'iPhone app development',
        text: 'Native apps in Swift, from the first sketch to the App Store and the updates after it.',
      },
      {
        name: 'Android/iOS app development',
        text: 'One plan, two native apps: the same features on both phones, each at home on its own.',
      },
      {
        name: 'Website development',
        text: 'Sites that load fast, read well on a phone and can be edited by your own staff.',
      },
      {
        name: 'UI/UX design',
        text: 'We watch people work, draw screens with them and test before a line of code is written.',
      },
      {
        name: 'Web app development',
        text: 'Portals, booking systems and back offices that run in the browser, with nothing to install.',
      },
      {
        name: 'Node JS development',
        text: 'Services and interfaces in TypeScript that connect your apps to the systems you already have.',
      },
      {
        name: 'React Native development',
        text: 'One code base for iPhone and Android where that saves time, native modules where it does not.',
      },
      {
        name: 'Laravel development',
        text: 'Web shops and business software in PHP, built new or taken over and put in order.',
      },
    ],
  },

  whyUs: {
    title: 'Why Choose Us',
    points: [
      {
        name: 'Expert team',
        text: 'You work beside consultants, engineers and designers who review each other’s work and explain their reasons.',
      },
      {
        name: 'Global projects',
        text: `Our clients are in over 30 countries. Teams mix colleagues from ${locationsInText()}.`,
      },
      {
        name: 'Career growth',
        text: 'You can move between consulting and engineering, and from project to project, without starting again.',
      },
      {
        name: 'Industry leader',
        text: 'Over two decades of management consulting stand behind the advice we give and the software we build.',
      },
    ],
  },

  featured: {
    title: 'Featured Opportunities',
    link: 'Learn More',
    /** After the link, for screen readers and search engines. */
    linkAbout: 'about {title}',
    cards: [
      {
        title: 'Senior Consultant',
        text: 'Lead a client through a change, from the first interview to the day the new way of working holds.',
      },
      {
        title: 'Technology Analyst',
        text: 'Find out what a company’s systems do, what they cost and which of them should stay.',
      },
      {
        title: 'Business Analyst',
        text: 'Turn what people need into requirements that developers can build and testers can check.',
      },
    ],
  },

  promise: {
    title: 'Our Service Promise',
    paragraphs: [
      'A cairn is a stack of stones that marks the way for whoever comes next. Ours has three: we listen before we propose, we show working results early, and we stay until they hold.',
      'You will know who is responsible, what comes next and what it costs. When something goes wrong, you hear it from us first, together with what we will do about it.',
    ],
    link: 'Get in Touch Today',
  },
} as const
