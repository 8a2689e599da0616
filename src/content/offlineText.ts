/** Shown without a network. The day of the build follows, and a full stop. */
export const offlineText = {
  offline: 'You are offline.',
  positionsAsOf: 'Positions as of',
} as const
