import type { ESTree } from 'vite'
import { CODE, UNKNOWN, type ContentPath } from './shape'

const keyOf = (path: ContentPath) => path.join('\n')

/** Reads exports from the syntax: texts, numbers, lists, blocks, and names of those. Everything else is `CODE`. */
export function readValues(
  program: ESTree.Program,
  source: string,
  importFrom: (file: string, name: string) => unknown,
) {
  const values: Record<string, unknown> = {}
  const variables = new Map<string, unknown>()
  const offsets = new Map<string, number>()
  const problems: { offset: number; words: string }[] = []
  const sourceOf = ({ start, end }: ESTree.Node) => source.slice(start, end)

  function readBlock(properties: readonly ESTree.ObjectPropertyKind[], path: ContentPath): unknown {
    const block: Record<string, unknown> = {}
    const repeated: string[] = []
    for (const property of properties) {
      const key = property.type === 'Property' ? property.key : property
      const name = key.type === 'Literal' ? String(key.value) : sourceOf(key)
      if (Object.hasOwn(block, name) && repeated.push(name) === 1)
        problems.push({
          offset: property.start,
          words: `${name} is here twice in one block. Delete one of the two, or write }, and { between two blocks.`,
        })
      offsets.set(keyOf([...path, name]), property.start)
      block[name] = property.type === 'Property' ? readValue(property.value, [...path, name]) : CODE
    }
    return block
  }

  function readTemplate({ expressions, quasis }: ESTree.TemplateLiteral, path: ContentPath): unknown {
    const parts = expressions.map((expression, index) => {
      const part = readValue(expression, [...path, index])
      if (typeof part === 'string' || part === UNKNOWN) return part
      const words = `\${${sourceOf(expression)}} does not exist. Write a name that exists, like \${company.name}.`
      problems.push({ offset: expression.start, words })
      return UNKNOWN
    })
    if (parts.includes(UNKNOWN)) return UNKNOWN
    return quasis.map(({ value: { cooked } }, index) => `${cooked}${String(parts[index] ?? '')}`).join('')
  }

  function readValue(node: ESTree.Node, path: ContentPath): unknown {
    const key = keyOf(path)
    if (!offsets.has(key)) offsets.set(key, node.start)
    switch (node.type) {
      case 'Literal':
        return node.value
      case 'TemplateLiteral':
        return readTemplate(node, path)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return readValue(node.expression, path)
      case 'ObjectExpression':
        return readBlock(node.properties, path)
      case 'ArrayExpression':
        return node.elements.flatMap((element, index) => {
          if (element?.type === 'SpreadElement') return readValue(element.argument, path)
          return [element === null ? undefined : readValue(element, [...path, index])]
        })
      case 'Identifier':
        // A name of the same file leads to the line of its value.
        offsets.set(key, offsets.get(node.name) ?? offsets.get(key) ?? node.start)
        return variables.get(node.name) ?? CODE
      case 'MemberExpression': {
        const object = readValue(node.object, path)
        if (object === UNKNOWN) return UNKNOWN
        return new Map<string, unknown>(Object.entries(Object(object))).get(sourceOf(node.property)) ?? CODE
      }
      default:
        return CODE
    }
  }

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('./')) {
      const file = `${statement.source.value.replace(/^\.\/|\.ts$/g, '')}.ts`
      for (const { start, local } of statement.specifiers) {
        const imported = importFrom(file, local.name)
        if (imported === undefined)
          problems.push({ offset: start, words: `${file} has no ${local.name}. Correct the name.` })
        variables.set(local.name, imported ?? UNKNOWN)
      }
    }
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || init === null) continue
      if (variables.has(id.name))
        problems.push({ offset: id.start, words: `${id.name} is in this file twice. Make one of the two.` })
      variables.set(id.name, readValue(init, [id.name]))
      if (isExport) values[id.name] = variables.get(id.name)
    }
  }

  /** The offset of the value at a path, or of the closest one around it. */
  function offsetOf(path: ContentPath): number {
    return offsets.get(keyOf(path)) ?? (path.length === 0 ? 0 : offsetOf(path.slice(0, -1)))
  }
  return { values, offsetOf, problems }
}
