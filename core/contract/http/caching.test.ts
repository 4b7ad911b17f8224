import { expect, test } from 'vitest'
import { cacheControl } from './caching.ts'
import { calls } from '../calls.ts'

test('C-13 what everybody sees may be kept for half a minute, what is of one person never', () => {
  expect(cacheControl).toEqual({
    public: 'public, max-age=30, stale-while-revalidate=300',
    private: 'no-store',
  })
})

test('C-13 only what a guest reads without a body may be kept', () => {
  for (const [name, call] of Object.entries(calls)) {
    if (call.caching === 'private') continue
    expect([call.method, call.body, call.authority], name).toEqual(['GET', undefined, 'guest'])
  }
})
