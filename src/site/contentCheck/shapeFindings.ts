import type { Finding } from './finding'
import { findingText } from './findingText'
import type { ReadFile } from './readContent'
import type { Shape } from './shape'

/** Files that are missing, or that nothing reads, and whatever is wrong within the others. */
export function shapeFindings(
  files: ReadonlyMap<string, ReadFile>,
  shapes: ReadonlyMap<string, Shape>,
): Finding[] {
  const missing = [...shapes.keys()]
    .filter((file) => !files.has(file))
    .map((file): Finding => ({
      file,
      at: 0,
      severity: 'mistake',
      text: `${file}: is missing. Put it back, or ask a developer.`,
    }))
  const inFiles = [...files].map(([file, { content, findings }]): readonly Finding[] => {
    const shape = shapes.get(file)
    if (shape === undefined) {
      const text = `${file}: nothing on the site reads this file, so nothing of it is shown. Ask a developer, or delete it.`
      return [{ file, at: 0, severity: 'warning', text }]
    }
    if (content === null) return findings
    const within = shape(content.values, []).map(({ path, value, complaint }): Finding => {
      const isMistake = typeof complaint === 'string'
      const words = isMistake ? complaint : complaint.warning
      return {
        file,
        at: content.placeOf(path),
        severity: isMistake ? 'mistake' : 'warning',
        text: findingText(file, content.values, path, value, words),
      }
    })
    return findings.concat(within)
  })
  return missing.concat(...inFiles)
}
