/** The value of a property that may have several. */
export function oneOrAll<Value>(values: readonly Value[]): Value | readonly Value[] {
  const [first, ...others] = values
  return first !== undefined && others.length === 0 ? first : values
}
