import type { Locator } from '@playwright/test'

/** The box of an element in the window. */
export const edges = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect())
