// WHAT SEARCH ENGINES AND LINK PREVIEWS SAY ABOUT EACH PAGE. The pages themselves do not show it.
//
// How to edit: change only the texts between the single quotes.
// Write an apostrophe as ’, because a straight ' ends the text.
// A description is one or two sentences of at most 160 characters. Search engines cut off the rest.
// The page of a position makes its description from the position.
// ${company.name} stands for the company's name, ${locationsInText()} for the countries of countries.ts. A text that contains
// one of them is between two ` (backticks), not quotes.

import { locationsInText } from '../domain/locations'
import { company } from './company'
import { pageTitles } from './pageTitles'

export const headText = {
  descriptions: {
    home: `Consulting and app development at ${company.name}: what we build, why people work here, and open positions in ${locationsInText()}.`,
    jobsList: `All open positions at ${company.name} in ${locationsInText()}. Search by title or skill, filter by location, and keep your search as a bookmark.`,
    about: `${company.name}’s story and values: over two decades of management consulting, clients in over 30 countries, one team that advises and builds.`,
    contact: `Write to ${company.name} or call us about a project, a position or an application. One of us will answer.`,
    notFound: 'There is no page at this address.',
  },

  /**
   * public/preview.png is shown where a link is shared. `alt` describes it for people who can’t see it. After you have
   * changed the company's name, the headline or this line, make a new picture: npm run preview-picture
   */
  preview: {
    file: 'preview.png',
    width: 1200,
    height: 630,
    /** In the picture, below the name and the headline. */
    line: `Open positions in ${locationsInText()}`,
    alt: `${pageTitles.home}. Open positions in ${locationsInText()}. Beside it, a cairn of three stones.`,
  },

  feedTitle: `Open positions at ${company.name}`,
} as const
