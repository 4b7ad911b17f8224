import { expect, test } from 'vitest'
import { pageSteps } from './page-steps.ts'

test('each page has its address, and the one shown says so', () => {
  expect(pageSteps(5, 5, (page) => `?page=${page}`)).toEqual([
    { page: 1, href: '?page=1', isCurrent: false },
    'gap',
    { page: 4, href: '?page=4', isCurrent: false },
    { page: 5, href: '?page=5', isCurrent: true },
  ])
})
