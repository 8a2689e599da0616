/** `1,900` or `95.50` of a pay rate, as a number. */
export function payAmount(text: string): number {
  return Number(text.replaceAll(',', ''))
}
