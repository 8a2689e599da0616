import { existsSync, readFileSync, statSync } from 'node:fs'

/** What a host would answer, by its documented rules. */
export interface HostAnswer {
  readonly status: number
  /** Below the folder that answers for `/`. */
  readonly file?: string
  readonly location?: string
  readonly headers: Readonly<Record<string, string>>
}

interface Rule {
  readonly from: string
  readonly to: string
  readonly status: string
}

/** A site as it is handed to a host: the folder that answers for `/`, and what the build wrote for hosts. */
export interface HandedSite {
  readonly root: string
  readonly headersFile: string
  readonly redirects: readonly Rule[]
}

/** `base` holds `_headers` and `_redirects`, which belong into the root. */
export function handedSite(root: string, base: string): HandedSite {
  const lines = readFileSync(`${base}/_redirects`, 'utf8').split('\n')
  return {
    root,
    headersFile: readFileSync(`${base}/_headers`, 'utf8'),
    redirects: lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [from = '', to = '', status = ''] = line.split(/\s+/)
        return { from, to, status }
      }),
  }
}

export function splitAddress(address: string): { readonly path: string; readonly query: string } {
  const [path = ''] = address.split('?')
  return { path, query: address.slice(path.length) }
}

/** What both hosts have in common: a `*` at the end stands for the rest of a path. */
export function isMatch(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

/** Both join what several rules say of one header, and put it in place of what they send by themselves. */
export function headersAt({ headersFile }: HandedSite, path: string, own: Readonly<Record<string, string>>) {
  const said: Record<string, string> = {}
  let applies = false
  for (const line of headersFile.split('\n')) {
    const [, name, value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined) applies = isMatch(line, path)
    else if (applies) said[name] = name in said ? `${said[name]}, ${value}` : value
  }
  return { ...own, ...said }
}

/** Neither serves the files of rules. */
export function isServed({ root }: HandedSite, file: string): boolean {
  const path = `${root}${file}`
  return !/\/_(?:headers|redirects)$/.test(file) && existsSync(path) && statSync(path).isFile()
}
