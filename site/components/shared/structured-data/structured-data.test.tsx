import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd, scriptText } from './json-ld.tsx'
import { articleData, breadcrumbList, organisationData, questionsData } from './structured-data.ts'

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
  const text = scriptText([data])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', ...data })
})

test('E-25 an organisation names phone and social pages only where it has them', () => {
  const bare = organisationData('Larkway', { phone: null, socialLinks: [] }, siteUrl)
  expect(bare).not.toHaveProperty('telephone')
  expect(bare).not.toHaveProperty('sameAs')
  const social = [{ url: 'https://social.example/larkway' }]
  expect(
    organisationData('Larkway', { phone: '01632 960000', socialLinks: social }, siteUrl),
  ).toMatchObject({ telephone: '01632 960000', sameAs: ['https://social.example/larkway'] })
})

test('E-25 a page with nothing to say has no script', () => {
  expect(renderToStaticMarkup(<JsonLd things={[null]} />)).toBe('')
  expect(scriptText([{ '@type': 'A' }, { '@type': 'B' }])).toBe(
    '{"@context":"https://schema.org","@graph":[{"@type":"A"},{"@type":"B"}]}',
  )
})

test('E-27 questions have their answers, and none are no page of questions', () => {
  expect(questionsData([])).toBeNull()
  expect(questionsData([{ question: 'Q?', answer: 'A.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } },
    ],
  })
})
