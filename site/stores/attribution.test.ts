import { expect, test } from 'vitest'
import { attributionOf } from './attribution.ts'

const own = 'https://larkway.example'

test.each([
  ['', '', { utm_source: '(direct)', utm_medium: '(none)', utm_campaign: '(not set)' }],
  [
    '',
    `${own}/compare-car-leasing`,
    { utm_source: '(direct)', utm_medium: '(none)', utm_campaign: '(not set)' },
  ],
  [
    '',
    'https://www.bing.com/',
    { utm_source: 'bing', utm_medium: 'organic', utm_campaign: '(not set)' },
  ],
  [
    '?gclid=abc',
    '',
    { gclid: 'abc', utm_source: 'google', utm_medium: 'cpc', utm_campaign: '(not set)' },
  ],
  [
    '?utm_source=news&utm_campaign=may',
    '',
    { utm_source: 'news', utm_medium: '(none)', utm_campaign: 'may' },
  ],
])('%j from %j', (search, referrer, attribution) => {
  expect(attributionOf(search, referrer, own)).toEqual(attribution)
})
