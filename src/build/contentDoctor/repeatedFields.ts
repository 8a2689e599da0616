import { Visitor, type ESTree } from 'vite'

export interface RepeatedFields {
  readonly names: readonly string[]
  /** Where the first of them stands again, in characters from the file's beginning. */
  readonly at: number
}

function nameOf(property: ESTree.ObjectPropertyKind): string | null {
  if (property.type !== 'Property') return null
  if (property.key.type === 'Identifier') return property.key.name
  return property.key.type === 'Literal' ? String(property.key.value) : null
}

/** For each block, the fields that stand in it a second time: JavaScript drops the first without a word. */
export function repeatedFields(program: ESTree.Program): RepeatedFields[] {
  const inBlocks: RepeatedFields[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      const names = properties.map(nameOf)
      const repeated = properties.filter(
        (_, index) => names[index] !== null && names.indexOf(names[index] ?? null) < index,
      )
      const [first] = repeated
      if (first !== undefined)
        inBlocks.push({ names: repeated.map(nameOf).filter((name) => name !== null), at: first.start })
    },
  }).visit(program)
  return inBlocks
}
