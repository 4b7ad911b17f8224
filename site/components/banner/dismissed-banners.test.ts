import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dismissedBanners, hideBeforePaint } from './dismissed-banners.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

beforeEach(() => void Object.assign(globalThis, { sessionStorage: storage }))
afterEach(() => {
  kept.clear()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})

/** What the script beside a banner does to it. */
function painted(name: string): boolean {
  const banner = { dataset: { banner: name }, hidden: false }
  const document = { currentScript: { previousElementSibling: banner } }
  runInNewContext(hideBeforePaint, { document, sessionStorage: globalThis.sessionStorage })
  return !banner.hidden
}

test('E-12 a hidden banner stays hidden on the next page, before it is painted, and no other', () => {
  expect([painted('one'), dismissedBanners.has('one')]).toEqual([true, false])
  dismissedBanners.add('one')
  expect([painted('one'), dismissedBanners.has('one')]).toEqual([false, true])
  expect([painted('two'), dismissedBanners.has('two')]).toEqual([true, false])
})

test('E-12 every banner on the page hears of it', () => {
  let told = 0
  const leave = dismissedBanners.subscribe(() => (told += 1))
  dismissedBanners.add('three')
  leave()
  dismissedBanners.add('four')
  expect(told).toBe(1)
})

test('E-12 where the browser keeps nothing, the banner stays hidden on this page', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  dismissedBanners.add('five')
  expect(dismissedBanners.has('five')).toBe(true)
  expect(dismissedBanners.has('six')).toBe(false)
})
