import { describe, expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, harbourLeasing, northgateDrive } from '../fixtures/offers.ts'
import type { OfferProvider, PcpOffer } from '../offer/offer.ts'
import { comparedOffer } from './compared-offer.ts'

const provider = (id: number): OfferProvider => ({
  ...harbourLeasing,
  id,
  name: `Provider ${id}`,
})

/** 36 months and 6 up front are 41 payments: £36 a month more are £41 of saving. */
const mark = { savingPence: 4100, isHot: true }
const special = corsaOffer({
  isSpecialOffer: true,
  special: mark,
  monthlyPaymentPence: 20_000,
})
const dearer = corsaOffer({ provider: northgateDrive, monthlyPaymentPence: 23_600 })

describe('P-32 P-67 an offer beside the others of its profile', () => {
  test('saves what the next provider costs more in all, a month', () => {
    expect(comparedOffer(special, [special, dearer])).toEqual({
      nextBest: [dearer],
      savingPounds: 41,
      isHotDeal: true,
    })
  })

  test('saves nothing where another is cheaper, which stands among the next', () => {
    expect(comparedOffer(dearer, [special, dearer])).toEqual({
      nextBest: [special],
      savingPounds: 0,
      isHotDeal: false,
    })
  })

  test('compares with nobody where nobody else quotes the profile', () => {
    const others = [
      special,
      corsaOffer({ monthlyPaymentPence: 25_000 }),
      corsaOffer({ provider: northgateDrive, termMonths: 48 }),
      corsaOffer({ provider: northgateDrive, isInStock: true }),
      corsaOffer({ provider: northgateDrive, isMaintained: true }),
      corsaOffer({ provider: northgateDrive, initialRentals: 9 }),
      corsaOffer({ provider: northgateDrive, financeType: 'business' }),
    ]
    expect(comparedOffer(special, others)).toEqual({
      nextBest: [],
      savingPounds: null,
      isHotDeal: false,
    })
  })

  test('ties go by the order of providers, so that one of the two saves nothing', () => {
    const tied = corsaOffer({ provider: northgateDrive, monthlyPaymentPence: 20_000 })
    const third = corsaOffer({ provider: provider(3), monthlyPaymentPence: 23_600 })
    expect(comparedOffer(special, [special, tied, third])).toMatchObject({
      nextBest: [tied, third],
      savingPounds: 0,
    })
    expect(comparedOffer(tied, [special, tied, third])).toMatchObject({ savingPounds: 0 })
  })
})

test('P-31 P-67 next best are the best of each other provider, lowest total first, three at most', () => {
  const others = [5, 4, 3, 2].map((id) =>
    corsaOffer({ provider: provider(id), monthlyPaymentPence: 20_000 + id * 100 }),
  )
  const again = corsaOffer({ provider: provider(2), monthlyPaymentPence: 20_150 })
  const { nextBest } = comparedOffer(special, [...others, again])
  expect(nextBest.map((offer) => [offer.provider.id, offer.monthlyPaymentPence])).toEqual([
    [2, 20_150],
    [3, 20_300],
    [4, 20_400],
  ])
})

describe('P-33 a hot deal', () => {
  test('is marked by the provider', () => {
    const plain = corsaOffer({ monthlyPaymentPence: 20_000 })
    expect(comparedOffer(plain, [dearer])).toMatchObject({ savingPounds: 41, isHotDeal: false })
  })

  test('L-31 is never a PCP', () => {
    const other: PcpOffer = {
      ...corsaPcp36,
      provider: northgateDrive,
      totalPayablePence: corsaPcp36.totalPayablePence + 36_000,
    }
    expect(comparedOffer(corsaPcp36, [other])).toEqual({
      nextBest: [other],
      savingPounds: 10,
      isHotDeal: false,
    })
    const otherDeposit: PcpOffer = {
      ...other,
      profile: { ...other.profile, depositPounds: 3000 },
    }
    expect(comparedOffer(corsaPcp36, [otherDeposit])).toMatchObject({ nextBest: [] })
  })
})
