// jobsUsa.ts, position 1: "Cloud Architect" is no block. A block stands between { and }.

export const jobsUsa = [
  'Cloud Architect',
]
