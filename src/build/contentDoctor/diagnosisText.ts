import type { ContentDiagnosis } from './diagnoseContent'

/** The whole of it, as a terminal shows it. */
export function diagnosisText({ mistakes, warnings, notes, outlook }: ContentDiagnosis): string {
  const heading = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in src/content:\n`
  return [
    ...(mistakes.length === 0 ? [] : [heading, ...mistakes.map((mistake) => `${mistake}\n`)]),
    ...warnings.map((warning) => `Warning: ${warning}`),
    ...notes.map((note) => `Note: ${note}`),
    outlook ?? 'Mend this, then try again with npm run check:content.',
  ].join('\n')
}
