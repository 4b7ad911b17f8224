import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LongName } from './long-name.tsx'

test.each([
  ['/car-leasing/:make', '/<wbr/>car-<wbr/>leasing/<wbr/>:make'],
  ['letter / post / spring_2026', 'letter / post / spring_<wbr/>2026'],
  ['BYD Dolphin Surf', 'BYD Dolphin Surf'],
  ['a__b...', 'a__<wbr/>b...'],
  ['', ''],
])('%s breaks between its words', (name, html) => {
  expect(renderToStaticMarkup(<LongName>{name}</LongName>)).toBe(html)
})
