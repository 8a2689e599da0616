import { parseSync } from 'vite'

/** A node of a parsed file, as far as it is looked at here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export type Path = readonly (string | number)[]

export interface Span {
  readonly start: number
  readonly end: number
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function* everyNode(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* everyNode(child)
}

function programOf(source: string): Node {
  const program: unknown = parseSync('content.ts', source).program
  if (!isNode(program)) throw new Error('The file could not be parsed.')
  return program
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return String(node['name'] ?? node['value'])
}

function declared(program: Node, name: string): Node | undefined {
  for (const node of everyNode(program)) {
    if (node.type === 'VariableDeclarator' && nameOf(node['id']) === name && isNode(node['init']))
      return node['init']
  }
  return undefined
}

/** What is behind `as const`, and behind a name of the same file. */
function bare(program: Node, node: Node): Node {
  if (/^TS(As|Satisfies)Expression$/.test(node.type) && isNode(node['expression']))
    return bare(program, node['expression'])
  const named = node.type === 'Identifier' ? declared(program, nameOf(node)) : undefined
  return named ? bare(program, named) : node
}

function nodeAt(source: string, path: Path): Node | undefined {
  const program = programOf(source)
  const [root = '', ...rest] = path
  let node = declared(program, String(root))
  for (const step of rest) {
    if (node === undefined) return undefined
    const children = childrenOf(bare(program, node))
    const found =
      typeof step === 'number' ? children[step] : children.find((child) => nameOf(child['key']) === step)
    node = isNode(found?.['value']) ? found['value'] : found
  }
  return node && bare(program, node)
}

/** Where a value stands in a file; nothing where the file has none there. */
export function valueAt(source: string, path: Path): Span | undefined {
  return nodeAt(source, path)
}

/** The entries of a list in a file. */
export function entriesAt(source: string, path: Path): readonly Span[] {
  const list = nodeAt(source, path)
  return list ? childrenOf(list) : []
}

/** Every text in quotes that is a value, in the order of the file: no key, no import, no type. */
export function textsIn(source: string): readonly Span[] {
  const program = programOf(source)
  const values = childrenOf(program)
    .filter(({ type }) => type !== 'ImportDeclaration')
    .flatMap((statement) => Array.from(everyNode(statement)))
  const others = new Set(
    values.flatMap((node) => (/^TS(Type|Literal)/.test(node.type) ? [...everyNode(node)] : [])),
  )
  for (const node of values) if (isNode(node['key'])) others.add(node['key'])
  return values.filter(
    (node) =>
      !others.has(node) &&
      (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')),
  )
}

/** A file in which something else stands at a place. */
export function withSpan(source: string, { start, end }: Span, text: string): string {
  return source.slice(0, start) + text + source.slice(end)
}
