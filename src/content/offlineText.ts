/** Shown on a page of an earlier visit. {day} stands for the day of the build. */
export const offlineText = {
  offline: 'You are offline.',
  slow: 'The newest positions are still on their way.',
  failed: 'The newest positions can’t be loaded right now.',
  positionsAsOf: 'Positions as of {day}.',
} as const
