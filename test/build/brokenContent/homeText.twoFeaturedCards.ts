// homeText.ts: featured, cards has 2 entries. The page needs exactly 3.

export const homeText = {
  headline: 'Find Your Next Career Opportunity',
  lead: 'We advise companies.',
  heroLink: 'View Open Positions',
  services: {
    title: 'What We Build',
    items: [
      { name: 'Service 1', text: 'What it means.' },
      { name: 'Service 2', text: 'What it means.' },
      { name: 'Service 3', text: 'What it means.' },
      { name: 'Service 4', text: 'What it means.' },
      { name: 'Service 5', text: 'What it means.' },
      { name: 'Service 6', text: 'What it means.' },
      { name: 'Service 7', text: 'What it means.' },
      { name: 'Service 8', text: 'What it means.' },
    ],
  },
  whyUs: {
    title: 'Why Choose Us',
    points: [
      { name: 'Point 1', text: 'What it means.' },
      { name: 'Point 2', text: 'What it means.' },
      { name: 'Point 3', text: 'What it means.' },
      { name: 'Point 4', text: 'What it means.' },
    ],
  },
  featured: {
    title: 'Featured Opportunities',
    link: 'Learn More',
    cards: [
      { title: 'Role 1', text: 'What it means.' },
      { title: 'Role 2', text: 'What it means.' },
    ],
  },
  promise: {
    title: 'Our Service Promise',
    paragraphs: ['We listen before we propose.'],
    link: 'Get in Touch Today',
  },
} as const
