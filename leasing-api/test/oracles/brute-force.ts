import { dealMatches } from '#core/filters/query/deal-matches.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import { leaseCost } from '#core/pricing/lease/lease-cost.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { decodeSegment } from '#leasing-api/segments/decode-segment.ts'
import { pcpOffersOfBook } from './pcp-offers-of-book.ts'
import { plainlySpecial } from './plainly-special.ts'
import { segmentsOfBook } from './stored-segments.ts'

/** An offer as it stands in the tables, without any index. */
export type PlainOffer = {
  car: Derivative
  provider: { id: number; slug: string; name: string }
  profile: LeaseProfile | PcpProfile
  isSpecial: boolean
  monthlyPence: number
  totalPence: number
  initialPence: number
}

/** Reads every offer that holds on a day, segment by segment. */
export async function readEveryOffer({ call }: Database, today: string): Promise<PlainOffer[]> {
  const { derivatives } = await call.readCatalogue()
  const providers = new Map((await call.readProviders()).map((each) => [each.id, each]))
  const profiles = new Map((await call.readRateProfiles()).map(({ id, key }) => [id, key]))
  const offers: Omit<PlainOffer, 'isSpecial'>[] = []
  const books = await call.readActiveBooks({ today })
  const stored = await Promise.all(
    books
      .filter(({ kind }) => kind === 'lease')
      .toSorted((left, right) => left.providerId - right.providerId)
      .map(async ({ id, providerId }) =>
        (await segmentsOfBook(call, id)).map((segment) => ({ ...segment, providerId })),
      ),
  )
  const segments = Map.groupBy(stored.flat(), ({ derivativeId }) => derivativeId)
  for (const { id, derivative: car } of derivatives) {
    for (const { providerId, data } of segments.get(id) ?? []) {
      const { columns } = decodeSegment(data)
      for (const [at, number] of columns.profiles.entries()) {
        const profile = parseProfileKey(profiles.get(number)!)!
        const monthlyPence = columns.monthlyPence[at]!
        const cost = leaseCost({
          monthlyPaymentPence: monthlyPence,
          processingFeePence: columns.feePence[at]!,
          initialRentals: profile.initialRentals,
          termMonths: profile.termMonths,
        })
        const provider = providers.get(providerId)!
        const [totalPence, initialPence] = [cost.totalCostPence, cost.initialPaymentPence]
        offers.push({ car, provider, profile, monthlyPence, totalPence, initialPence })
      }
    }
  }
  const cars = new Map(derivatives.map(({ id, derivative }) => [id, derivative]))
  for (const book of books.filter(({ kind }) => kind === 'pcp')) {
    for (const row of await pcpOffersOfBook(call, book.id)) {
      offers.push({
        car: cars.get(row.derivativeId)!,
        provider: providers.get(row.providerId)!,
        profile: {
          financeType: 'pcp',
          termMonths: row.termMonths,
          annualMileageMiles: row.annualMileageMiles,
          depositPounds: row.depositPence / 100,
        },
        monthlyPence: row.monthlyPaymentPence,
        totalPence:
          row.depositPence +
          row.monthlyPaymentPence * row.numberOfPayments +
          row.optionalFinalPaymentPence +
          row.feesPence,
        initialPence: row.depositPence,
      })
    }
  }
  const special = plainlySpecial(offers, ({ car }) => car.capId)
  return offers.map((offer) => ({ ...offer, isSpecial: special.has(offer) }))
}

/** Whether an offer answers a query, by core's own word. */
export function matches(
  query: DealQuery,
  { car, provider, profile, isSpecial, monthlyPence, initialPence }: PlainOffer,
): boolean {
  return dealMatches(query, {
    car,
    provider,
    profile,
    isSpecial,
    monthlyPaymentPence: monthlyPence,
    initialPaymentPence: initialPence,
  })
}
