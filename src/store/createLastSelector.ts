import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit'

/**
 * Remembers the last result and no more: there is one state on screen, and every keystroke makes a new one.
 * (Redux Toolkit's own `createSelector` remembers all, which costs more than the search through 22 positions.)
 */
export const createLastSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize })
