import { expect, test } from 'vitest'
import { scriptText } from './json-ld.tsx'
import { articleData, breadcrumbList } from './structured-data.ts'

const siteUrl = 'https://www.example.test'

test('breadcrumbs name every step, and the last has no address', () => {
  const data = breadcrumbList(
    [
      { label: 'Home', href: '/' },
      { label: 'Guides', href: '/car-leasing-guides' },
      { label: 'A' },
    ],
    siteUrl,
  )
  expect(data.itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Home'],
    [2, 'Guides'],
    [3, 'A'],
  ])
  expect(data.itemListElement.map((step) => 'item' in step && step.item)).toEqual([
    `${siteUrl}/`,
    `${siteUrl}/car-leasing-guides`,
    false,
  ])
})

test('a guide that was never published on a day says none', () => {
  const facts = {
    title: 'T',
    summary: 'S',
    author: 'Desk',
    publishedAt: null,
    updatedAt: '2026-11-01',
    path: '/car-leasing-guides/a/b',
  }
  expect(articleData(facts, siteUrl)).not.toHaveProperty('datePublished')
  expect(articleData({ ...facts, publishedAt: '2026-10-01' }, siteUrl)).toMatchObject({
    datePublished: '2026-10-01',
    dateModified: '2026-11-01',
    mainEntityOfPage: `${siteUrl}/car-leasing-guides/a/b`,
  })
})

test('no text ends the script it stands in', () => {
  const data = breadcrumbList([{ label: '</script><b>' }, { label: '<!--' }], siteUrl)
  const text = scriptText(data)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})
