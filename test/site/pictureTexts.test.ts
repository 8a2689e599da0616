/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureTexts, withPictureTexts } from '../../src/site/contentCheck/pictureTexts'

const PICTURE = join(__dirname, '../../public/apple-touch-icon.png')
const folder = mkdtempSync(join(tmpdir(), 'picture-'))

afterAll(() => rmSync(folder, { recursive: true }))

it('is carried by a picture, in any letters', () => {
  const texts = { name: 'मील', headline: 'Find “your” way' }
  const path = join(folder, 'preview.png')
  writeFileSync(path, withPictureTexts(readFileSync(PICTURE), texts))
  expect(pictureTexts(path)).toEqual(texts)
})

it('is unknown of a picture of somebody else, and of one that is not there', () => {
  expect(pictureTexts(PICTURE)).toBeNull()
  expect(pictureTexts(join(folder, 'missing.png'))).toBeNull()
})
