import { expect, test } from 'vitest'
import { overdueWebhooks } from './expire-pages.mjs'

const present = { ratesVersion: '7', lastTransaction: 'abc' }

test.each([
  ['nothing changed', present, []],
  ['an import since', { ...present, ratesVersion: '6' }, ['/site/webhooks/leasing']],
  ['an edit since', { ...present, lastTransaction: 'abb' }, ['/site/webhooks/content']],
  // A build without a record may be made from anything.
  ['no record', undefined, ['/site/webhooks/leasing', '/site/webhooks/content']],
])('%s', (_, built, paths) => {
  expect(overdueWebhooks(built, present).map(({ path }) => path)).toEqual(paths)
})

test('content at Sanity may have changed while nobody looked', () => {
  const hosted = { ratesVersion: '7' }
  expect(overdueWebhooks(hosted, hosted).map(({ path }) => path)).toEqual([
    '/site/webhooks/content',
  ])
})
