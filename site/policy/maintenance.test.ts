import { expect, test } from 'vitest'
import { redirects } from './redirects.ts'

test('D-21 /maintenance leads home for good', () => {
  const home = { source: '/maintenance', destination: '/', statusCode: 301 }
  expect(redirects(null)).toContainEqual(home)
})
