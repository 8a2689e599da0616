import type * as testingLibrary from '@testing-library/dom'

declare global {
  interface Window {
    /** Put into the page by the visitor. */
    TestingLibraryDom: typeof testingLibrary
    /** Kept there by look.ts. */
    loadedAt?: number
    /** witness.js */
    readonly witness: {
      readonly complaints: readonly string[]
      readonly logged: readonly (readonly unknown[])[]
      /** The colours of the ground in the page's first frames. */
      readonly grounds: ReadonlySet<string>
    }
  }
}
