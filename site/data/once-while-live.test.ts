import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  inLiveDocument,
  type LiveDocument,
  setLiveDocumentScope,
} from '#site/live-document/live-document.ts'
import { onceWhileLive } from './once-while-live.ts'
import { news } from './webhooks/news.ts'

beforeAll(() => setLiveDocumentScope(new AsyncLocalStorage<LiveDocument>()))
afterAll(() => setLiveDocumentScope(undefined))

const counted = () => {
  let asked = 0
  return vi.fn<() => Promise<number>>(async () => ++asked)
}

test('D-112 live documents share a result until news come', async () => {
  const ask = counted()
  const page = () => inLiveDocument(() => onceWhileLive('shared', ask))
  expect(await Promise.all([page(), page()])).toEqual([1, 1])
  expect(await page()).toBe(1)
  news.generation += 1
  expect(await page()).toBe(2)
})

test('D-112 what began before news is no answer after them', async () => {
  let answer: (value: string) => void = () => {}
  const slow = inLiveDocument(() =>
    onceWhileLive('slow', () => new Promise<string>((resolve) => (answer = resolve))),
  )
  news.generation += 1
  answer('old')
  expect(await slow).toBe('old')
  expect(await inLiveDocument(() => onceWhileLive('slow', async () => 'new'))).toBe('new')
})

test('D-112 what failed is asked for again', async () => {
  const page = (ask: () => Promise<string>) => inLiveDocument(() => onceWhileLive('failing', ask))
  await expect(page(() => Promise.reject(new Error('Down.')))).rejects.toThrow('Down.')
  expect(await page(async () => 'up')).toBe('up')
})

test('D-112 a fixed page asks each time, so that Next knows what it is made from', async () => {
  const ask = counted()
  expect([await onceWhileLive('fixed', ask), await onceWhileLive('fixed', ask)]).toEqual([1, 2])
})
