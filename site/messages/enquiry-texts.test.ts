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

test('W-55 the thank-you says that the provider will be in touch', () => {
  expect(enquiry.thanksLede).toContain('{provider} has your enquiry for the {car}')
  expect(enquiry.thanksLede).toContain('will be in touch')
})
