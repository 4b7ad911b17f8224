import { expect, test } from 'vitest'
import { assignmentFromText, assignmentToText } from './stored-assignment.ts'
import { scenarios } from './scenarios.ts'
import { visitorVariants } from './visitor-variants.ts'

const nowMs = 1_700_000_000_000
const first = {
  deliverButton: 'on',
  dataCaptureDrawer: 'off',
  dataCaptureDrawerFb: 'off',
  enquiryButton: 'send',
} as const
const last = { ...first, dataCaptureDrawerFb: 'on', enquiryButton: 'check' } as const
const late = {
  deliverButton: 0.95,
  dataCaptureDrawer: 0.95,
  dataCaptureDrawerFb: 0.95,
  enquiryButton: 0.95,
}
const stored = assignmentToText(last, scenarios, nowMs)

test('X-09 before consent a visitor has the first variants', () => {
  const visit = { scenarios, hasConsent: false, stored, nowMs, randomOf: late }
  expect(visitorVariants(visit).variants).toEqual(first)
})

test('X-13 before consent, and once it is withdrawn, nothing is kept', () => {
  const visit = { scenarios, hasConsent: false, stored, nowMs, randomOf: late }
  expect(visitorVariants(visit).keep).toBeNull()
})

test('X-13 after consent a visitor is assigned once and it is kept', () => {
  const visit = { scenarios, hasConsent: true, stored: '', nowMs, randomOf: late }
  const { variants, keep } = visitorVariants(visit)
  expect(variants).toEqual(last)
  expect(assignmentFromText(keep ?? '', scenarios, nowMs)).toEqual(last)
})

test('X-10 what was kept counts over new random numbers, and does not last longer for it', () => {
  const randomOf = {
    deliverButton: 0,
    dataCaptureDrawer: 0,
    dataCaptureDrawerFb: 0,
    enquiryButton: 0,
  }
  const visit = { scenarios, hasConsent: true, stored, nowMs: nowMs + 1000, randomOf }
  expect(visitorVariants(visit)).toEqual({ variants: last, keep: stored })
})
