// WHAT SEARCH ENGINES AND PREVIEWS OF A LINK SAY OF EACH PAGE. None of it is seen on the page itself.
//
// How to edit: change only the text between the single quotes.
// Write an apostrophe inside a text as ’ (a straight ' would end the text).
// A description is one or two sentences, at most 160 characters: what follows is cut off by search engines.
// A position's page makes its own from the position.
// ${company.name} puts in the company's name; a text with it stands between two ` (backticks) instead of quotes.

import { company } from './company'
import { homeText } from './homeText'

export const headText = {
  descriptions: {
    home: `Consulting and app development at ${company.name}: what we build, why people work here, and open positions in the USA, Canada and India.`,
    jobs: `All open positions at ${company.name} in the USA, Canada and India. Search by title or skill, filter by location, and keep your search as a bookmark.`,
    about: `${company.name}’s story and values: over two decades of management consulting, clients in over 30 countries, one team that advises and builds.`,
    contact: `Write to ${company.name} or call us about a project, a position or an application. One of us will answer.`,
    notFound: 'There is no page at this address.',
  },

  /**
   * public/preview.png, shown where a link is shared; `alt` tells those who can’t see it what it shows. With another
   * name or headline, make it anew: npm run preview-picture
   */
  preview: {
    file: 'preview.png',
    width: 1200,
    height: 630,
    alt: `${homeText.headline}. Open positions in the USA, Canada and India. Beside it, a cairn of three stones.`,
  },

  feedTitle: `Open positions at ${company.name}`,
} as const
