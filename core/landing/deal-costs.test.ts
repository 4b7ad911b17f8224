import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaOffers, corsaPcp } from '../fixtures/landing.ts'
import { corsaOffer, corsaPcp36, corsaPersonal36, northgateDrive } from '../fixtures/offers.ts'
import { excessMileageBillPence, moreMiles } from '../pricing/lease/excess-mileage.ts'
import { dealCosts } from './deal-costs.ts'
import { mileageOfDeal } from './mileage-of-deal.ts'

test('P-88 P-89 what stands beside a deal is found among the offers of its car', () => {
  const next = corsaOffer({ annualMileageMiles: 10_000, monthlyPaymentPence: 20_400 })
  const costs = dealCosts([...corsaOffers, next], corsaPersonal36)
  expect(costs.otherWay).toBe(corsaPcp36)
  expect(costs.mileage?.next?.annualMileageMiles).toBe(10_000)
  expect(dealCosts([corsaPersonal36], corsaPersonal36)).toEqual({ otherWay: null, mileage: null })
})

describe('P-89 driving further is compared at the prices of one provider', () => {
  const at = (annualMileageMiles: number, monthlyPaymentPence: number) =>
    corsaOffer({ annualMileageMiles, monthlyPaymentPence })

  test('on a profile that differs by mileage alone', () => {
    const others = [
      corsaOffer({ annualMileageMiles: 10_000, provider: northgateDrive }),
      corsaOffer({ annualMileageMiles: 10_000, termMonths: 48 }),
      corsaOffer({ annualMileageMiles: 10_000, initialRentals: 9 }),
      corsaOffer({ annualMileageMiles: 10_000, isInStock: true }),
      corsaOffer({ annualMileageMiles: 10_000, isMaintained: true }),
      corsaOffer({ annualMileageMiles: 10_000, financeType: 'business' }),
      at(5000, 18_000),
    ]
    expect(mileageOfDeal([corsaPersonal36, ...others], corsaPersonal36)).toBeNull()
    const advice = mileageOfDeal(
      [...others, at(12_000, 21_400), corsaPersonal36, at(10_000, 20_400)],
      corsaPersonal36,
    )!
    // £5 a month more, 41 payments: £205. 2,000 miles a year over three years at 7.2p: £432.
    expect(advice.next).toMatchObject({ annualMileageMiles: 10_000, excessPence: 0 })
    expect(advice.next!.totalPence - advice.chosen.totalPence).toBe(20_500)
    expect(advice.chosen.excessPence).toBe(43_200)
  })

  test('a special price of a mileage counts before the ordinary one', () => {
    const special = corsaOffer({
      annualMileageMiles: 10_000,
      isSpecialOffer: true,
      monthlyPaymentPence: 20_000,
    })
    const advice = mileageOfDeal([corsaPersonal36, at(10_000, 20_400), special], corsaPersonal36)
    expect(advice!.next!.totalPence).toBe(special.totalCostPence)
  })

  test('a PCP counts as handed back', () => {
    const next = corsaPcp({ annualMileageMiles: 10_000, monthlyPaymentPence: 35_529 })
    const advice = mileageOfDeal([corsaPcp36, next], corsaPcp36)!
    // 35 × £10; the final payment falls away.
    expect(advice.next!.totalPence - advice.chosen.totalPence).toBe(35_000)
    expect(advice.chosen.excessPence).toBe(48_000)
  })
})

describe('P-90 the miles from which more agreed miles pay', () => {
  const adviceFor = (monthlyPaymentPence: number, excessMileagePencePerMile = 7.2) => {
    const chosen = { ...corsaPersonal36, excessMileagePencePerMile }
    const next = {
      ...corsaOffer({ annualMileageMiles: 10_000, monthlyPaymentPence }),
      excessMileagePencePerMile,
    }
    return mileageOfDeal([chosen, next], chosen)!
  }

  test.each([
    // £205 more; a mile a year more costs 21.6p over three years: 949.07 of them.
    [20_400, { nextPence: 20_500, nextMonthlyPence: 569, breakEvenAnnualMiles: 8950 }],
    // £432.55 more: above the next mileage.
    [20_955, { nextPence: 43_255, nextMonthlyPence: 1202, breakEvenAnnualMiles: 10_003 }],
    [19_900, { nextPence: 0, nextMonthlyPence: 0, breakEvenAnnualMiles: 8000 }],
    [19_800, { nextPence: -4100, nextMonthlyPence: -114, breakEvenAnnualMiles: 8000 }],
  ])('at %i pence a month', (monthly, expected) => {
    expect(moreMiles(adviceFor(monthly))).toEqual({
      extraAnnualMiles: 2000,
      billPence: 43_200,
      ...expected,
    })
  })

  test('nothing is said at the highest mileage or where excess miles are free', () => {
    expect(moreMiles({ ...adviceFor(20_400), next: null })).toBeNull()
    expect(moreMiles(adviceFor(20_400, 0))).toBeNull()
  })

  test('from there on the next mileage is no dearer, a mile before it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 19_901, max: 22_000 }),
        fc.integer({ min: 30, max: 200 }).map((tenths) => tenths / 10),
        (monthly, rate) => {
          const advice = adviceFor(monthly, rate)
          const { breakEvenAnnualMiles, nextPence } = moreMiles(advice)!
          const bill = (annualMiles: number) =>
            excessMileageBillPence(advice.chosen, annualMiles * 3)
          expect(bill(breakEvenAnnualMiles)).toBeGreaterThanOrEqual(nextPence)
          expect(bill(breakEvenAnnualMiles - 1)).toBeLessThan(nextPence + 1)
        },
      ),
    )
  })
})
