/** `https://www.company.example`, or `null` for a text that is no origin. */
export function readSiteOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url !== null && url.href === `${url.origin}/`
  // The parser corrects `https:www.x.example` and `https:\x.example`, which may be mistakes.
  return isOrigin && /^https?:\/\/[^/?#\\]+\/?$/i.test(text) ? url.origin : null
}

/** For a text that is no origin, in words that follow its name. */
export const ORIGIN_MISTAKE =
  "must be the scheme and the host and nothing else, like 'https://www.company.example'. A path belongs to --base."
