import { expect, test } from 'vitest'
import { enquiryButtonTexts } from '#core/experiments/scenarios.ts'
import enquiry from './en/enquiry.json' with { type: 'json' }

test('X-04 the button says what the first variant of its experiment says', () => {
  expect(enquiry.submit).toBe(enquiryButtonTexts.send)
})

test('W-54 sending agrees to terms and privacy policy, both linked', () => {
  expect(enquiry.terms).toBe(
    'By sending you agree to our <terms>terms</terms> and <privacy>privacy policy</privacy>.',
  )
})

test.each(['lede', 'thanksLede'] as const)(
  'W-98 W-97 %s says what becomes of an enquiry, in the one sentence there is for it',
  (text) => {
    expect(enquiry[text]).toContain('{handover}')
  },
)
