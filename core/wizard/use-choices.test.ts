import { expect, test } from 'vitest'
import { useChoices } from './use-choices.ts'

test('W-17 the uses are personal and business, in this order, each with its VAT', () => {
  expect(useChoices).toEqual([
    {
      value: 'personal',
      label: 'Personal',
      tooltip: 'For you and your family. Prices include VAT.',
    },
    {
      value: 'business',
      label: 'Business',
      tooltip:
        'For sole traders, partnerships and companies. Prices exclude VAT; a VAT-registered business can reclaim some of it.',
    },
  ])
})
