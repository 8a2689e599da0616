// aboutText.ts: cards 2 "Industry Expertise" is no block. A block stands between { and }.

export const aboutText = {
  story: { heading: 'Three stones', paragraphs: ['We began as a consultancy.'] },
  values: {
    heading: 'What we hold to',
    items: [
      { name: 'Value 1', text: 'What it means.' },
      { name: 'Value 2', text: 'What it means.' },
      { name: 'Value 3', text: 'What it means.' },
    ],
  },
  cards: [
    { name: 'Card 1', text: 'What it means.' },
    'Industry Expertise',
    { name: 'Card 3', text: 'What it means.' },
  ],
} as const
