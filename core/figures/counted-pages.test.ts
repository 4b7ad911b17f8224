import { expect, test } from 'vitest'
import { countedPatterns, viewsOf } from './counted-pages.ts'

test('W-193 every page is counted but those of the office, each under one pattern', () => {
  expect(countedPatterns).toContain('/')
  expect(countedPatterns).toContain('/embedded/vehicles/:capId/offers')
  expect(countedPatterns.filter((pattern) => pattern.startsWith('/admin'))).toEqual([])
  expect(new Set(countedPatterns).size).toBe(countedPatterns.length)
})

test('W-198 a special offer is a deal’s page and has the form of an enquiry', () => {
  const pages = [
    { pattern: '/', views: 1000 },
    { pattern: '/vehicles/:capId/offers', views: 100 },
    { pattern: '/special-offers/:offerId/details', views: 10 },
    { pattern: '/vehicles/:capId/get-this-deal', views: 1 },
  ]
  expect(viewsOf('dealPages', pages)).toBe(110)
  expect(viewsOf('enquiryPages', pages)).toBe(11)
  expect(viewsOf('dealPages', [])).toBe(0)
})
