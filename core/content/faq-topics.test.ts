import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FaqTopic, faqsByTopic, faqTopics } from './faq-topics.ts'

const topicOf = (routes: readonly string[], topic?: FaqTopic | null) =>
  faqsByTopic([{ routes, topic }])[0]?.topic

test.each([
  [['/'], 'leasing'],
  [['/what-is-car-leasing', '/faq'], 'leasing'],
  [['/van-leasing', '/car-search'], 'business'],
  [['/vehicles/{capId}/offers', '/car-leasing/electric-cars'], 'electric'],
  [['/pcp', '/what-is-car-leasing'], 'pcp'],
  [['/about-us', '/'], 'company'],
  [['/car-search', '/'], 'cars'],
] as const)('E-20 a question without a topic placed on %j is about %s', (routes, topic) => {
  expect(topicOf(routes)).toBe(topic)
  expect(topicOf(routes, null)).toBe(topic)
})

test.each(faqTopics)('E-20 a question filed under %s is there, wherever it is placed', (topic) => {
  expect(topicOf(['/business-car-leasing', '/car-search'], topic)).toBe(topic)
})

test('E-20 every question comes once, in its order within the topic, and no topic is empty', () => {
  const route = fc.constantFrom('/', '/pcp', '/van-leasing', '/car-search', '/about-us', '/other')
  const filed = fc.record({
    routes: fc.array(route),
    topic: fc.option(fc.constantFrom(...faqTopics)),
  })
  fc.assert(
    fc.property(fc.array(filed), (placed) => {
      const faqs = placed.map((faq, index) => ({ ...faq, index }))
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
