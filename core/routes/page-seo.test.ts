import { expect, test } from 'vitest'
import { filledTemplate } from './page-seo.ts'

test.each([
  ['{make} lease deals', { make: 'Ford' }, 'Ford lease deals'],
  ['{make} {range}, {make}', { make: 'Ford', range: '$& Focus' }, 'Ford $& Focus, Ford'],
  ['{count} cars from {cheapest}', { count: '12' }, null],
  ['{toString} cars', {}, null],
  ['Guides', {}, 'Guides'],
  ['', {}, null],
  [null, {}, null],
  [undefined, {}, null],
])('R-25 the template %j with %j is %j', (template, values, text) => {
  expect(filledTemplate(template, values)).toBe(text)
})
