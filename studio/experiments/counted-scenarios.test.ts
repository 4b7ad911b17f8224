import { expect, test } from 'vitest'
import { countedScenarios } from './counted-scenarios.ts'

const draft = {
  scenarios: [
    {
      _key: 's',
      name: 'enquiryButton',
      variants: [
        { _key: 'a', name: 'send', label: 'Send my enquiry' },
        { _key: 'b', name: 'check', label: 'Check this price' },
      ],
    },
  ],
}

test('X-20 X-21 each variant has its own views and orders, and the scenario a sentence', () => {
  const [result] = countedScenarios(draft, {
    views: [
      { scenario: 'enquiryButton', variant: 'send', views: 90 },
      { scenario: 'other', variant: 'check', views: 7 },
      { scenario: 'enquiryButton', variant: 'check', views: 10 },
    ],
    orders: [{ scenario: 'enquiryButton', variant: 'send', orders: 9 }],
  })
  expect(result!.variants.map(({ label, views, orders }) => [label, views, orders])).toEqual([
    ['Send my enquiry', 90, 9],
    ['Check this price', 10, 0],
  ])
  expect(result!.sentence).toBe('No difference can be told yet.')
})

test('a form that is not filled in has no results, and one without names counts nothing', () => {
  const counts = { views: [{ scenario: '', variant: '', views: 3 }], orders: [] }
  expect(countedScenarios({}, counts)).toEqual([])
  expect(countedScenarios({ scenarios: [{ _key: 's' }] }, counts)).toMatchObject([
    { name: 'No name yet', variants: [] },
  ])
})
