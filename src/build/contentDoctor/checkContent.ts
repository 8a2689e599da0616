import { formatISO } from 'date-fns'
import { diagnoseContent } from './diagnoseContent'
import { diagnosisText } from './diagnosisText'

export interface ContentCheck {
  readonly isFine: boolean
  readonly hasWarnings: boolean
  readonly text: string
}

/** Whether the site can be built of a folder of content, as of today, and what there is to say about it. */
export async function checkContent(folder: string): Promise<ContentCheck> {
  const diagnosis = await diagnoseContent(folder, formatISO(new Date(), { representation: 'date' }))
  const { mistakes, warnings } = diagnosis
  return { isFine: mistakes.length === 0, hasWarnings: warnings.length > 0, text: diagnosisText(diagnosis) }
}
