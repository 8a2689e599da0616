export type Scheme = 'light' | 'dark'

export type Key = 'Tab' | 'Enter' | 'Backspace' | 'Escape' | 'Home' | 'End' | 'Space' | 't'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Thrown by a driver where its engine, or the protocol that drives it, can't do what a journey asks for. */
export class CannotBeDriven extends Error {}

/** A window with one page, as a person has it before them: all that a journey may ask of an engine. */
export interface Tab {
  readonly open: (href: string) => Promise<unknown>
  readonly back: () => Promise<unknown>
  readonly forward: () => Promise<unknown>
  readonly reload: () => Promise<unknown>
  /** Evaluates an expression in the page; it must come to a text, or to the promise of one. */
  readonly evaluate: (expression: string) => Promise<string>
  /** Presses and releases the mouse there, in CSS pixels of the window. */
  readonly clickAt: (point: Point) => Promise<void>
  /** Types into whatever has the focus, key by key. */
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key, held?: 'Alt') => Promise<void>
  readonly chooseFile: (path: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** What the window shows, as a PNG. */
  readonly picture: () => Promise<Uint8Array>
  /** Puts a finger down, moves it in steps, and lifts it. */
  readonly swipe: (from: Point, to: Point) => Promise<void>
  /** The visitor's system changes its colours while the page stands. */
  readonly systemBecomes: (scheme: Scheme) => Promise<void>
  /** From now on the page is styled as for paper. */
  readonly styleForPrint: () => Promise<void>
  /** The page on A4 paper, as a PDF. */
  readonly print: () => Promise<Uint8Array>
  /** What the engine itself has complained of, where its driver tells; the witness in the page hears the rest. */
  readonly complaints: () => readonly string[]
  readonly close: () => Promise<void>
}

/** A running browser. */
export interface Engine {
  /** With its version. */
  readonly name: string
  /** A window that knows nothing of any other: no storage, no history. */
  readonly newTab: (system: Scheme, waitsForLoad: boolean) => Promise<Tab>
  readonly close: () => Promise<void>
}

export interface EngineKind {
  readonly name: string
  readonly howToInstall: string
  /** Starts it; undefined where this machine has none. */
  readonly start: () => Promise<Engine | undefined>
}
