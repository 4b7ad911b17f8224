import { expect, test } from 'vitest'
import { pageWords } from './page-words.ts'

test.each(['home', 'about-us', 'car-leasing-guides', 'gap-insurance', 'budget'])(
  'K-15 %s is a page',
  (word) => {
    expect(pageWords).toContain(word)
  },
)

test.each(['', ':manufacturer', 'details', 'car-leasing/gap-insurance'])(
  'K-15 %j is none',
  (word) => {
    expect(pageWords).not.toContain(word)
  },
)
