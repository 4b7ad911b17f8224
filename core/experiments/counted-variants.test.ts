import { expect, test } from 'vitest'
import { firstVariants } from './assign-variants.ts'
import { countedVariants, isCountedFromFacebook, variantsFromText } from './counted-variants.ts'
import { variantsToText } from './measured-variants.ts'
import { scenarios } from './scenarios.ts'

const variants = { ...firstVariants(scenarios), enquiryButton: 'check' }

test.each([
  ['deal', false, 'deliverButton=on,enquiryButton=check'],
  ['deal', true, 'deliverButton=on,enquiryButton=check'],
  ['adDeal', false, 'dataCaptureDrawer=off'],
  ['adDeal', true, 'dataCaptureDrawer=off,dataCaptureDrawerFb=off'],
] as const)('X-18 a view of %s, from Facebook: %j, counts for %s', (page, isFromFacebook, text) => {
  const seen = countedVariants(variants, page, isFromFacebook)
  expect(seen.map(({ scenario, variant }) => `${scenario}=${variant}`).join()).toBe(text)
})

test('X-18 what was not assigned is not counted', () => {
  expect(countedVariants({ enquiryButton: 'send' }, 'deal', false)).toEqual([
    { scenario: 'enquiryButton', variant: 'send' },
  ])
})

test.each([
  ['dataCaptureDrawerFb', true],
  ['enquiryButton', false],
  ['constructor', false],
])('X-19 %s is counted from Facebook alone: %j', (scenario, isAlone) => {
  expect(isCountedFromFacebook(scenario)).toBe(isAlone)
})

test('X-14 the variants of an order are read back', () => {
  expect(variantsFromText(variantsToText(variants))).toEqual(
    Object.entries(variants)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([scenario, variant]) => ({ scenario, variant })),
  )
})

test.each(['', 'x', 'enquiryButton', 'enquiryButton=other', 'constructor=name', '=,=,'])(
  'X-17 of %j nothing is counted',
  (text) => {
    expect(variantsFromText(text)).toEqual([])
  },
)
