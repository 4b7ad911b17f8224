import { expect, test } from 'vitest'
import { servicesOf } from './third-parties.ts'

const none = {
  analyticsId: null,
  adPixelId: null,
  chatScriptUrl: null,
  reviewsBusinessId: null,
}

test.each([
  [{}, []],
  [{ analyticsId: 'G-1' }, ['analytics']],
  [{ adPixelId: '1' }, ['adPixel']],
  [{ chatScriptUrl: 'https://chat.example/' }, ['chat']],
  [{ reviewsBusinessId: 'a' }, ['reviews']],
  [{ analyticsId: 'G-1', reviewsBusinessId: 'a' }, ['analytics', 'reviews']],
] as const)('A-33 with %j configured pages may load %j', (given, services) => {
  expect(servicesOf({ ...none, ...given })).toEqual(services)
})
