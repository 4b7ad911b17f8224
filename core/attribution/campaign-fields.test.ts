import { expect, test } from 'vitest'
import { campaignOf } from './campaign-fields.ts'

test('only what is there is kept, and no more than 200 characters of it', () => {
  const address = new URLSearchParams({
    utm_source: 'news',
    gclid: '',
    x: 'y',
    fbclid: 'f'.repeat(201),
  })
  expect(campaignOf((name) => address.get(name))).toEqual({
    utm_source: 'news',
    fbclid: 'f'.repeat(200),
  })
})
