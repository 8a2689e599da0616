import type { Notice } from '../../src/notices/notice'
import { createNoticeQueue } from '../../src/notices/noticeQueue'

function notice(text: string): Notice {
  return { type: 'info', text }
}

function connectedQueue() {
  const queue = createNoticeQueue()
  const shown: { id: number; text: string }[] = []
  const disconnect = queue.connect(({ id, notice: { text } }) => shown.push({ id, text }))
  return {
    queue,
    disconnect,
    ids: () => shown.map(({ id }) => id),
    texts: () => shown.map(({ text }) => text),
  }
}

it('shows three notices and lets further ones wait their turn', () => {
  const { queue, ids, texts } = connectedQueue()
  for (const text of ['a', 'b', 'c', 'd', 'e']) queue.send(notice(text))
  expect(texts()).toEqual(['a', 'b', 'c'])

  queue.gone(ids()[1] ?? 0)
  expect(texts()).toEqual(['a', 'b', 'c', 'd'])

  queue.gone(ids()[0] ?? 0)
  expect(texts()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('makes room once for a notice that is reported gone twice', () => {
  const { queue, ids, texts } = connectedQueue()
  for (const text of ['a', 'b', 'c', 'd', 'e']) queue.send(notice(text))
  queue.gone(ids()[0] ?? 0)
  queue.gone(ids()[0] ?? 0)
  expect(texts()).toEqual(['a', 'b', 'c', 'd'])
})

it('keeps what is sent before anything can show it, in order', () => {
  const queue = createNoticeQueue()
  for (const text of ['a', 'b', 'c', 'd']) queue.send(notice(text))
  const texts: string[] = []
  queue.connect((queued) => texts.push(queued.notice.text))
  expect(texts).toEqual(['a', 'b', 'c'])
})

it('shows each notice once when the stage connects anew', () => {
  const { queue, disconnect, texts } = connectedQueue()
  queue.send(notice('a'))
  disconnect()
  queue.send(notice('b'))
  const later: string[] = []
  queue.connect((queued) => later.push(queued.notice.text))
  expect(texts()).toEqual(['a'])
  expect(later).toEqual(['b'])
})

it('leaves the newer stage connected when an older one goes', () => {
  const { queue, disconnect } = connectedQueue()
  const later: string[] = []
  queue.connect((queued) => later.push(queued.notice.text))
  disconnect()
  queue.send(notice('a'))
  expect(later).toEqual(['a'])
})
