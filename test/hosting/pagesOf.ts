import { readdirSync, readFileSync } from 'node:fs'

/** The text of every page of a built site. */
export function pagesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}
