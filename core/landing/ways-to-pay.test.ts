import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaBusiness36, corsaOffers, corsaPcp, corsaPcp48 } from '../fixtures/landing.ts'
import { corsaOffer, corsaPcp36, corsaPersonal36, northgateDrive } from '../fixtures/offers.ts'
import type { Offer } from '../offer/offer.ts'
import { handBackPence } from '../pricing/lease/hand-back.ts'
import { otherWayToPay, waysToPay } from './ways-to-pay.ts'

test('P-87 a lease that goes back costs its total, a PCP all but final payment and fee', () => {
  expect(handBackPence(corsaPersonal36)).toBe(840_900)
  // £2,000 and 35 × £345.29
  expect(handBackPence(corsaPcp36)).toBe(1_408_515)
  expect(handBackPence({ ...corsaPcp36, processingFeePence: 1000 })).toBe(1_408_515)
})

describe('P-88 what stands beside a deal', () => {
  test('a PCP beside a personal lease, and the lease beside the PCP', () => {
    expect(otherWayToPay(corsaOffers, corsaPersonal36)).toBe(corsaPcp36)
    expect(otherWayToPay(corsaOffers, corsaPcp36)).toBe(corsaPersonal36)
  })

  test('nothing beside a business lease, or where the months or miles are not quoted', () => {
    expect(otherWayToPay(corsaOffers, corsaBusiness36)).toBeNull()
    expect(otherWayToPay(corsaOffers, corsaPcp48)).toBeNull()
    expect(otherWayToPay([], corsaPersonal36)).toBeNull()
    expect(otherWayToPay([corsaPcp({ annualMileageMiles: 10_000 })], corsaPersonal36)).toBeNull()
  })

  test('is the lowest total on the deposit nearest to the common one, without maintenance', () => {
    const cheap = corsaOffer({ provider: northgateDrive, monthlyPaymentPence: 18_000 })
    const others = [
      cheap,
      corsaOffer({ initialRentals: 9, monthlyPaymentPence: 15_000 }),
      corsaOffer({ isMaintained: true, monthlyPaymentPence: 15_000 }),
    ]
    expect(otherWayToPay([...corsaOffers, ...others], corsaPcp36)).toBe(cheap)
    const [far, near] = [corsaPcp({ depositPounds: 9000 }), corsaPcp({ depositPounds: 3000 })]
    expect(otherWayToPay([far, near], corsaPersonal36)).toBe(near)
  })

  test('side by side only the way back is compared', () => {
    const ways = waysToPay(corsaPersonal36, corsaPcp36)!
    expect(ways).toEqual({
      lease: corsaPersonal36,
      pcp: corsaPcp36,
      handBack: {
        leasePence: 840_900,
        pcpPence: 1_408_515,
        differencePence: 567_615,
        monthlyDifferencePence: 15_767, // £157.67
      },
      buyPence: 2_208_515,
    })
    expect(waysToPay(corsaPcp36, corsaPersonal36)).toEqual(ways)
  })

  test.each<[string, Offer, Offer | null]>([
    ['one of them', corsaPersonal36, null],
    ['two leases', corsaPersonal36, corsaOffer({ provider: northgateDrive })],
    ['two PCPs', corsaPcp36, corsaPcp36],
    ['a business lease and a PCP', corsaOffer({ financeType: 'business' }), corsaPcp36],
    ['other months', corsaOffer({ termMonths: 48 }), corsaPcp36],
    ['other miles', corsaOffer({ annualMileageMiles: 10_000 }), corsaPcp36],
  ])('nothing is said of %s', (_, shown, other) => {
    expect(waysToPay(shown, other)).toBeNull()
  })

  test('whatever is quoted, both stand for the same months and miles, and buying costs more than going back', () => {
    const offer = fc.record({
      termMonths: fc.constantFrom(24, 36),
      annualMileageMiles: fc.constantFrom(8000, 10_000),
      monthlyPaymentPence: fc.integer({ min: 10_000, max: 60_000 }),
    })
    const some = fc.array(
      fc.oneof(
        offer.map(corsaOffer),
        offer.map((change) => {
          const pcp = corsaPcp(change)
          const numberOfPayments = pcp.profile.termMonths - 1
          const totalPayablePence =
            pcp.depositPence +
            numberOfPayments * pcp.monthlyPaymentPence +
            pcp.optionalFinalPaymentPence
          return { ...pcp, numberOfPayments, totalPayablePence }
        }),
      ),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(some, (offers) => {
        const shown = offers[0]!
        const ways = waysToPay(shown, otherWayToPay(offers, shown))
        fc.pre(ways !== null)
        expect(ways!.lease.profile).toMatchObject({
          termMonths: ways!.pcp.profile.termMonths,
          annualMileageMiles: ways!.pcp.profile.annualMileageMiles,
        })
        expect(ways!.handBack.pcpPence - ways!.handBack.leasePence).toBe(
          ways!.handBack.differencePence,
        )
        expect(ways!.buyPence - ways!.handBack.pcpPence).toBe(ways!.pcp.optionalFinalPaymentPence)
      }),
    )
  })
})
