/** The foreign parameters of the visit's first address: `utm_source=fair&ref=7`. In the memory of the page alone. */
export const visit = { source: '' }
