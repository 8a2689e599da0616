import assert from 'node:assert/strict'
import type { Journey } from '../journey'
import { sendMessage } from './formJourneys'

/** src/notices/README.md; a browser's clock may be a few ms coarse. */
const NOTICE_DURATION_MS = 4000
const CLOCK_GRAIN_MS = 20

const NOTICE = "Message sent!We'll get back to you as soon as possible."

const clock: Journey = {
  name: 'a notice goes after 4 s',
  play: async (visitor) => {
    await visitor.opens('/contact')
    await visitor.inPage(() => {
      let cameAt = 0
      new MutationObserver(() => {
        const isThere = document.querySelector('.notice') !== null
        if (isThere && cameAt === 0) cameAt = performance.now()
        if (!isThere && cameAt > 0) document.body.dataset['stood'] ??= String(performance.now() - cameAt)
      }).observe(document.body, { childList: true, subtree: true })
    })
    await sendMessage(visitor)
    const stoodMs = await visitor.until(
      () => visitor.inPage(() => Number(document.body.dataset['stood'] ?? 0)),
      (stood) => assert.ok(stood > 0, 'the notice has not come and gone'),
    )
    assert.ok(stoodMs >= NOTICE_DURATION_MS - CLOCK_GRAIN_MS, `it stood ${stoodMs} ms`)
  },
}

const keys: Journey = {
  name: 'Alt+T and the Close button of notices',
  play: async (visitor) => {
    const { opens, clicks, presses, sees } = visitor
    await opens('/contact')
    await visitor.looksAway()
    await sendMessage(visitor)
    await sees({ notices: [NOTICE] })
    await presses('t', 'Alt')
    await sees({ focus: NOTICE })
    await clicks({ label: 'Your Message' })
    await presses('t', 'Alt')
    await sees({ focus: NOTICE })
    await presses('Escape')
    await sees({ focus: 'Your Message' })
    await presses('t', 'Alt')
    await presses('Tab')
    await sees({ focus: 'Close' })
    await presses('Enter')
    await sees({ focus: 'Your Message', notices: [] })
    await sendMessage(visitor)
    await clicks({ role: 'button', name: 'Close' })
    await sees({ notices: [] })
  },
}

const swipe: Journey = {
  name: 'a notice swiped away by finger',
  play: async (visitor) => {
    await visitor.opens('/contact')
    await visitor.looksAway()
    await sendMessage(visitor)
    await visitor.sees({ notices: [NOTICE] })
    const { x, y } = await visitor.find({ role: 'status' })
    await visitor.swipes({ x, y }, { x: x + 19, y })
    await visitor.sees({ notices: [NOTICE] })
    await visitor.swipes({ x, y }, { x: x + 21, y })
    await visitor.sees({ notices: [] })
  },
}

export const noticeJourneys = [clock, keys, swipe]
