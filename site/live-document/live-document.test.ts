import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  valueInMemory,
  passInMemory,
  inLiveDocument,
  type LiveDocument,
  liveDocument,
  setLiveDocumentScope,
} from './live-document.ts'

beforeEach(() => setLiveDocumentScope(new AsyncLocalStorage<LiveDocument>()))
afterEach(() => setLiveDocumentScope(undefined))

test('D-111 in a live document a value is passed in memory and not sent', async () => {
  const list = { total: 4 }
  await inLiveDocument(async () => {
    expect(passInMemory('list', list)).toBeUndefined()
    await Promise.resolve()
    expect(valueInMemory('list')).toBe(list)
    expect(valueInMemory('other')).toBeUndefined()
  })
})

test('D-111 two documents at a time have nothing of each other', async () => {
  const page = (name: string) =>
    inLiveDocument(async () => {
      passInMemory('list', name)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return valueInMemory('list')
    })
  expect(await Promise.all([page('one'), page('two')])).toEqual(['one', 'two'])
})

test('D-111 anywhere else a value goes through the payload', () => {
  expect(liveDocument()).toBeUndefined()
  expect(passInMemory('list', 4)).toBe(4)
  expect(valueInMemory('list')).toBeUndefined()
})

test('D-111 without the site’s own server pages are rendered all the same', () => {
  setLiveDocumentScope(undefined)
  expect(inLiveDocument(() => passInMemory('list', 4))).toBe(4)
})
