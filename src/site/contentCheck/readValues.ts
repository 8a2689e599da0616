import type { ESTree } from 'vite'
import { OtherThanText, UNKNOWN, type ContentPath } from './shape'

/** What a content file exports, read from its syntax. */
export interface ContentValues {
  readonly values: Readonly<Record<string, unknown>>
  /** Where the value at a path, or the closest around it, begins: in characters from the file's beginning. */
  readonly placeOf: (path: ContentPath) => number
  readonly problems: readonly { readonly at: number; readonly words: string }[]
}

/** What a file exports under a name; `undefined` where there is no such thing. */
export type Imported = (file: string, name: string) => unknown

const keyOf = (path: ContentPath) => path.join('\n')

/** Content is plain data: texts, numbers, lists, blocks, and names of those. All else is given as `OtherThanText`. */
export function readValues(program: ESTree.Program, source: string, imported: Imported): ContentValues {
  const places = new Map<string, number>()
  const problems: { at: number; words: string }[] = []
  const known = new Map<string, unknown>()
  const values: Record<string, unknown> = {}

  function nameOf({ key, computed }: ESTree.ObjectProperty): string {
    if (key.type === 'Identifier' && !computed) return key.name
    return key.type === 'Literal' ? String(key.value) : source.slice(key.start, key.end)
  }

  function blockOf(properties: readonly ESTree.ObjectPropertyKind[], path: ContentPath): unknown {
    const block: Record<string, unknown> = {}
    const twice: { name: string; at: number }[] = []
    for (const property of properties) {
      const at = property.start
      const name = property.type === 'Property' ? nameOf(property) : source.slice(at, property.end)
      if (Object.hasOwn(block, name)) twice.push({ name, at })
      block[name] = property.type === 'Property' ? valueOf(property.value, [...path, name]) : undefined
      places.set(keyOf([...path, name]), at)
    }
    const [first] = twice
    if (first !== undefined) {
      const names = twice.map(({ name }) => name)
      const words = `${names.join(', ')} ${names.length === 1 ? 'stands' : 'stand'} twice in one block. Delete one of the two, or part two blocks by }, and {.`
      problems.push({ at: first.at, words })
    }
    return block
  }

  /** A text with values in it; what names nothing is told here, at its own line. */
  function templateOf({ expressions, quasis }: ESTree.TemplateLiteral, path: ContentPath): unknown {
    const parts = expressions.map((expression) => {
      const part = valueOf(expression, path)
      if (typeof part === 'string' || part === UNKNOWN) return part
      const written = source.slice(expression.start, expression.end)
      const words = `\${${written}} stands for no text. Put back what stood there, \${company.name} for example.`
      problems.push({ at: expression.start, words })
      return UNKNOWN
    })
    if (parts.includes(UNKNOWN)) return UNKNOWN
    return quasis
      .map(({ value }, index) => `${value.cooked ?? value.raw}${String(parts[index] ?? '')}`)
      .join('')
  }

  function valueOf(node: ESTree.Node, path: ContentPath): unknown {
    const other = new OtherThanText(source.slice(node.start, node.end))
    if (!places.has(keyOf(path))) places.set(keyOf(path), node.start)
    switch (node.type) {
      case 'Literal':
        return node.value
      case 'TemplateLiteral':
        return templateOf(node, path)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return valueOf(node.expression, path)
      case 'ObjectExpression':
        return blockOf(node.properties, path)
      case 'ArrayExpression':
        return node.elements.flatMap((element, index) => {
          if (element?.type === 'SpreadElement') return valueOf(element.argument, path)
          return [element === null ? undefined : valueOf(element, [...path, index])]
        })
      case 'Identifier':
        return known.has(node.name) ? known.get(node.name) : other
      case 'MemberExpression': {
        const object = valueOf(node.object, path)
        const name = source.slice(node.property.start, node.property.end)
        if (object === UNKNOWN) return UNKNOWN
        return (typeof object === 'object' && object !== null && Reflect.get(object, name)) || other
      }
      default:
        return other
    }
  }

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const file = `${statement.source.value.replace(/^.*\/|\.ts$/g, '')}.ts`
      for (const { local } of statement.specifiers) known.set(local.name, imported(file, local.name))
      continue
    }
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || init === null) continue
      if (known.has(id.name))
        problems.push({ at: id.start, words: `${id.name} stands twice in this file. Put both into one.` })
      known.set(id.name, valueOf(init, [id.name]))
      if (isExport) values[id.name] = known.get(id.name)
    }
  }

  function placeOf(path: ContentPath): number {
    return places.get(keyOf(path)) ?? (path.length === 0 ? 0 : placeOf(path.slice(0, -1)))
  }
  return { values, placeOf, problems }
}
