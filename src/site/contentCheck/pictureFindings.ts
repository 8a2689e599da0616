import type { Finding } from './finding'

/** What stands in the social picture. */
export interface PictureTexts {
  readonly name: string
  readonly headline: string
}

/** Whether the social picture still says what the site says; nothing of a picture of which nobody knows. */
export function pictureFindings(picture: PictureTexts | null, wanted: PictureTexts): Finding[] {
  if (picture === null || (picture.name === wanted.name && picture.headline === wanted.headline)) return []
  const shown = `"${picture.name}" and "${picture.headline}"`
  return [
    {
      file: 'headText.ts',
      at: 0,
      severity: 'warning',
      text: `headText.ts: preview, the picture public/preview.png says ${shown}, the site "${wanted.name}" and "${wanted.headline}". Make it anew: npm run preview-picture`,
    },
  ]
}
