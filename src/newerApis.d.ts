/*
 * APIs that a browser of early 2023 may lack, for which the types of `@typescript/lib-dom` are too old. Ask
 * for one before each use (`'highlights' in CSS`).
 */

declare class Highlight extends Set<AbstractRange> {}

declare namespace CSS {
  const highlights: Map<string, Highlight>
}
