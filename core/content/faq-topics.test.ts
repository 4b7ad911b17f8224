import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faqsByTopic } from './faq-topics.ts'

const topicOf = (...routes: string[]) => faqsByTopic([{ routes }])[0]?.topic

test.each([
  [['/'], 'leasing'],
  [['/what-is-car-leasing', '/faq'], 'leasing'],
  [['/van-leasing', '/car-search'], 'business'],
  [['/vehicles/{capId}/offers', '/car-leasing/electric-cars'], 'electric'],
  [['/pcp', '/what-is-car-leasing'], 'pcp'],
  [['/about-us', '/'], 'house'],
  [['/car-search', '/'], 'cars'],
] as const)('E-13 a question placed on %j is about %s', (routes, topic) => {
  expect(topicOf(...routes)).toBe(topic)
})

test('E-13 every question stands once, in its order within the topic, and no topic is empty', () => {
  const route = fc.constantFrom('/', '/pcp', '/van-leasing', '/car-search', '/about-us', '/other')
  fc.assert(
    fc.property(fc.array(fc.array(route)), (placed) => {
      const faqs = placed.map((routes, index) => ({ routes, index }))
      const groups = faqsByTopic(faqs)
      expect(groups.every((group) => group.faqs.length > 0)).toBe(true)
      expect(groups.flatMap((group) => group.faqs).toSorted((a, b) => a.index - b.index)).toEqual(
        faqs,
      )
      for (const group of groups)
        expect(group.faqs).toEqual(group.faqs.toSorted((a, b) => a.index - b.index))
    }),
  )
})
