/** Shown on a page of an earlier visit. The day of the build follows, and a full stop. */
export const offlineText = {
  offline: 'You are offline.',
  slow: 'The newest positions are still on their way.',
  failed: 'The newest positions can’t be loaded right now.',
  positionsAsOf: 'Positions as of',
} as const
