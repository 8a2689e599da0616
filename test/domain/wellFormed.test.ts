/** @jest-environment node */
import * as fc from 'fast-check'
import { toWellFormed } from '../../src/domain/wellFormed'
import { anyText } from '../support/randomQueries'

const isHalf = (character: string) => /^[\uD800-\uDFFF]$/.test(character)

/** A string is walked through by whole characters; a half that is left over comes alone. */
function characterByCharacter(text: string): string {
  return Array.from(text, (character) => (isHalf(character) ? '\uFFFD' : character)).join('')
}

it('U02: replaces what is half a character, and nothing else', () => {
  fc.assert(fc.property(anyText, (text) => expect(toWellFormed(text)).toBe(characterByCharacter(text))))
})

it('U02: makes each half of a cut emoji a replacement character and leaves whole ones alone', () => {
  expect(toWellFormed('a\uD83Db')).toBe('a\uFFFDb')
  expect(toWellFormed('\uDE00\uD83D')).toBe('\uFFFD\uFFFD')
  expect(toWellFormed('😀')).toBe('😀')
})
