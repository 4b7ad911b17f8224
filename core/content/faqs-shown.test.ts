import fc from 'fast-check'
import { expect, test } from 'vitest'
import { financeTypes } from '../offer/finance-type.ts'
import { fuelTypes } from '../vehicle/fuel-type.ts'
import { faqsShown, type FaqSubject } from './faqs-shown.ts'

type Faq = Parameters<typeof faqsShown>[0][number] & { id: string }

const faqs: readonly Faq[] = [
  { id: 'included' },
  { id: 'deposit', financeTypes: ['personal', 'business'] },
  { id: 'fee', fuelTypes: [], financeTypes: null },
  { id: 'balloon', financeTypes: ['pcp'] },
  { id: 'vat', financeTypes: ['business'] },
  { id: 'range', fuelTypes: ['electric'] },
  { id: 'charger', fuelTypes: ['electric', 'plug-in-hybrid'] },
]

test.each<[string, FaqSubject, string]>([
  [
    'a petrol car to lease',
    { fuelType: 'petrol', financeType: 'personal' },
    'deposit included fee',
  ],
  ['a petrol car on PCP', { fuelType: 'petrol', financeType: 'pcp' }, 'balloon included fee'],
  [
    'an electric car to lease',
    { fuelType: 'electric', financeType: 'personal' },
    'deposit range charger included fee',
  ],
  [
    'a plug-in for a business',
    { fuelType: 'plug-in-hybrid', financeType: 'business' },
    'deposit vat charger included fee',
  ],
  ['business leases', { financeType: 'business' }, 'deposit vat included fee range charger'],
  ['no car and no finance type', {}, 'included deposit fee balloon vat range'],
])('E-21 a page about %s shows its questions', (_, about, expected) => {
  expect(faqsShown(faqs, about).map(({ id }) => id)).toEqual(expected.split(' '))
})

test('E-21 a page shows at most six, and none for another fuel or finance type', () => {
  const faq = fc.record({
    fuelTypes: fc.option(fc.subarray([...fuelTypes])),
    financeTypes: fc.option(fc.subarray([...financeTypes])),
  })
  const about = fc.record({
    fuelType: fc.constantFrom(...fuelTypes),
    financeType: fc.constantFrom(...financeTypes),
  })
  fc.assert(
    fc.property(fc.array(faq), about, (all, page) => {
      const shown = faqsShown(all, page)
      expect(shown.length).toBeLessThanOrEqual(6)
      for (const each of shown) {
        expect(each.fuelTypes?.length ? each.fuelTypes : [page.fuelType]).toContain(page.fuelType)
        expect(each.financeTypes?.length ? each.financeTypes : [page.financeType]).toContain(
          page.financeType,
        )
      }
    }),
  )
})
