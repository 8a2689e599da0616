import { existsSync, readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/** The content that the preview picture shows, stored inside it. */
export interface PictureTexts {
  readonly name: string
  readonly headline: string
}

/** A PNG chunk with UTF-8 text (PNG specification, 11.3.4.5), uncompressed, without a language. */
const TYPE = 'iTXt'
const KEY = 'made from\0\0\0\0\0'
/** After the signature and the IHDR chunk. */
const START = 33

export function withPictureTexts(png: Buffer, texts: PictureTexts): Buffer {
  const body = Buffer.from(TYPE + KEY + JSON.stringify(texts))
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - TYPE.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, START), length, body, checksum, png.subarray(START)])
}

/** `null` if the picture does not exist or was not made by `npm run preview-picture`. */
export function pictureTexts(path: string): PictureTexts | null {
  const png = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  const at = png.indexOf(TYPE + KEY)
  if (at === -1) return null
  const end = at + TYPE.length + png.readUInt32BE(at - 4)
  const texts: unknown = JSON.parse(png.toString('utf8', at + TYPE.length + KEY.length, end))
  const [name, headline]: unknown[] = ['name', 'headline'].map((field) => Reflect.get(Object(texts), field))
  return typeof name === 'string' && typeof headline === 'string' ? { name, headline } : null
}
