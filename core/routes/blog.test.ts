import { expect, test } from 'vitest'
import { blogPath, isNativeLink } from './blog.ts'
import { blogTarget } from './blog-target.ts'

test('R-08 the blog’s address leads to the blog, and to the guides while there is none', () => {
  expect(blogPath).toBe('/shaking-news')
  expect(blogTarget('https://blog.example')).toBe('https://blog.example')
  expect(blogTarget(null)).toBe('/car-leasing-guides')
})

test.each([
  ['/shaking-news', true],
  ['https://example.com/', true],
  ['//example.com', true],
  ['mailto:ada@example.com', true],
  ['/faq', false],
  ['/', false],
  ['/shaking-news-2', false],
])('R-08 the browser follows %s by itself: %s', (href, isNative) => {
  expect(isNativeLink(href)).toBe(isNative)
})
