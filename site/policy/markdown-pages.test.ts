import { expect, test } from 'vitest'
import { asksForMarkdown, hasMarkdown } from './markdown-pages.ts'

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, text/markdown', true],
  ['TEXT/MARKDOWN;q=0.5', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
  ['*/*', false],
  ['text/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['', false],
  [undefined, false],
])('E-33 %j asks for Markdown: %j', (accept, asks) => {
  expect(asksForMarkdown(accept)).toBe(asks)
})

test.each([
  ['/vehicles/10000001/offers', true],
  ['/compare-car-leasing', true],
  ['/body-type/suv', true],
  ['/pcp', true],
  ['/car-leasing-guides/a/b', true],
  ['/car-leasing-guides/a', false],
  ['/', false],
  ['/vehicles/10000001/get-this-deal', false],
  ['/quotes/kZ3v0bWn7x2QfLr9sTqYdA', false],
  ['/body-type/none', false],
])('E-33 %s is there as Markdown: %j', (path, has) => {
  expect(hasMarkdown(path)).toBe(has)
})
