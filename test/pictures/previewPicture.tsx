import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company'
import { headText } from '#content/headText'
import { language } from '#content/language'
import { pageTitles } from '#content/pageTitles'
import { Cairn } from '../../src/components/Cairn'
import { CairnMark } from '../../src/components/CairnMark'
import { darkPalette, lightPalette } from '../../src/theme/palette'
import { SiteTheme } from '../../src/theme/SiteTheme'
import { findBrowser } from '../browser/findBrowser'

const FONT =
  'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'

/** Tells the content check what the picture shows, and a test how it is drawn. */
const PICTURE_NOTES = 'src/site/contentCheck/previewPicture.json'

function Picture() {
  return (
    <SiteTheme>
      <main>
        <p className="name">
          <CairnMark size={56} />
          {company.name}
        </p>
        <h1>{pageTitles.home}</h1>
        <p>{headText.preview.line}</p>
      </main>
      <Cairn />
    </SiteTheme>
  )
}

const { primary, text, background } = lightPalette

const pictureStyle = (font: string) => `
  @font-face { font-family: Site; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; padding-block: 70px 0; padding-inline: 80px 50px; box-sizing: border-box; width: 1200px; height: 630px; overflow: hidden;
    display: grid; grid-template: 1fr auto auto / 1fr 440px; gap: 0 30px;
    font: 36px/1.35 Site; color: ${text.secondary}; background: ${background.default}; }
  main { grid-row: 1 / 4 } body > svg { align-self: end }
  p, h1 { text-wrap: balance } p { margin: 0 }
  .name { display: flex; align-items: center; gap: 16px; font-size: 42px; font-weight: 700; letter-spacing: -0.03em }
  .name svg { color: ${primary.main} }
  .name, h1 { color: ${text.primary} }
  h1 { margin: 24px 0 26px; font-size: 86px; line-height: 1.02; font-weight: 600; letter-spacing: -0.03em }`

/** Changes with the colors and the drawings, and not with the texts, which the content check compares. */
export function pictureDesign(): string {
  const drawings = [<CairnMark key="mark" size={56} />, <Cairn key="cairn" />]
  const markup = renderToStaticMarkup(<SiteTheme>{drawings}</SiteTheme>).replaceAll(/<style.*?<.style>/gs, '')
  const design = JSON.stringify([lightPalette, darkPalette, pictureStyle(''), markup])
  return createHash('sha1').update(design).digest('hex')
}

/** The mark in the middle of a square. */
async function drawIcon(page: Page, width: number, markWidth: number, behind: string): Promise<Buffer> {
  const mark = renderToStaticMarkup(<CairnMark size={markWidth} />)
  await page.setViewportSize({ width, height: width })
  await page.setContent(
    `<body style="display: grid; place-content: center; height: 100vh; margin: 0; color: ${primary.main}; background: ${behind}">${mark}`,
  )
  return page.screenshot({ omitBackground: true })
}

function iconSvg(): string {
  const style = `<style>svg { color: ${primary.main} } @media (prefers-color-scheme: dark) { svg { color: ${darkPalette.primary.main} } }</style>`
  const [start = '', ...rest] = renderToStaticMarkup(<CairnMark size={32} />).split('>')
  return `${start} xmlns="http://www.w3.org/2000/svg">${style}${rest.join('>')}\n`
}

/** A file with one picture of 32 px. */
function iconFile(png: Buffer): Buffer {
  const header = Buffer.from('00000100010020200000010020000000000016000000', 'hex')
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}

const inPublic = (name: string) => join('public', name)

/** Draws the icons, and the picture of link previews with the company's name, the headline and the countries. */
export async function run(): Promise<void> {
  const font = readFileSync(FONT).toString('base64')
  const { file, width, height } = headText.preview
  const browser = await chromium.launch({ executablePath: await findBrowser('pictures') })
  try {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(
      `<style>${pictureStyle(font)}</style><body lang="${language.code}" dir="${language.direction}">${renderToStaticMarkup(<Picture />)}`,
    )
    // A long headline gets smaller letters until it fits.
    await page.evaluate(async () => {
      await document.fonts.ready
      const heading = document.querySelector('h1')
      for (let size = 86; size > 30 && document.body.scrollHeight > 630; size -= 2)
        heading?.style.setProperty('font-size', `${size}px`)
    })
    writeFileSync(inPublic(file), await page.screenshot())
    const texts = { name: company.name, headline: pageTitles.home, line: headText.preview.line }
    const notes = { ...texts, design: pictureDesign() }
    writeFileSync(PICTURE_NOTES, `${JSON.stringify(notes, null, 2)}\n`)
    writeFileSync(inPublic('apple-touch-icon.png'), await drawIcon(page, 180, 124, background.default))
    writeFileSync(inPublic('favicon.ico'), iconFile(await drawIcon(page, 32, 32, 'transparent')))
    writeFileSync(inPublic('favicon.svg'), iconSvg())
    console.log(`Written: ${inPublic(file)}`)
  } finally {
    await browser.close()
  }
}
