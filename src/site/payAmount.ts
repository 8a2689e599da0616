/** Parses an amount of a pay rate, `1,900` or `95.50`. */
export function payAmount(text: string): number {
  return Number(text.replaceAll(',', ''))
}
