// aboutText.ts: values, items has 2 entries. The page needs exactly 3.

export const aboutText = {
  story: { heading: 'Three stones', paragraphs: ['We began as a consultancy.'] },
  values: {
    heading: 'What we hold to',
    items: [
      { name: 'Value 1', text: 'What it means.' },
      { name: 'Value 2', text: 'What it means.' },
    ],
  },
  cards: [
    { name: 'Card 1', text: 'What it means.' },
    { name: 'Card 2', text: 'What it means.' },
    { name: 'Card 3', text: 'What it means.' },
  ],
} as const
