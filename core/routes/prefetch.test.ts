import { expect, test } from 'vitest'
import { prefetchIdleTimeoutMs, shouldPrefetch } from './prefetch.ts'

test.each([
  ['a good connection', {}, true],
  ['3g', { effectiveType: '3g' }, true],
  ['a browser that does not say', { effectiveType: null }, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['no connection', { isOnline: false }, false],
  ['a visitor who saves data', { isSavingData: true }, false],
])('D-14 %s', (_, more, isWanted) => {
  const connection = { isOnline: true, effectiveType: '4g', isSavingData: false, ...more }
  expect(shouldPrefetch(connection)).toBe(isWanted)
})

test('D-15 prefetching waits for an idle moment for two seconds at most', () => {
  expect(prefetchIdleTimeoutMs).toBe(2000)
})
