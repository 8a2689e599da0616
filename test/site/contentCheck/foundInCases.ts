import { validateContent } from '../../../src/site/contentCheck/validateContent'
import { CASES } from './contentCases'
import { VALID_CONTENT } from './validContent'

/** What the check says in each case, in the order of the cases. */
export function foundInCases(): readonly (readonly string[])[] {
  return CASES.map(({ files, hasOrigin = false }) => {
    const { findings } = validateContent(new Map(Object.entries({ ...VALID_CONTENT, ...files })), {
      today: '2026-11-15',
      isPublicFile: (name) => name === 'preview.png',
      hasOrigin,
      picture: { name: 'Milestone', headline: 'Find a career' },
    })
    return findings.map(({ severity, text }) => (severity === 'warning' ? `Warning: ${text}` : text))
  })
}
