import type { DealQuery } from '#core/filters/deal-query.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import { budgetRangeOf } from '#core/pricing/budget-range.ts'
import { leaseCost } from '#core/pricing/lease-cost.ts'
import { pcpDepositBandOf } from '#core/pricing/pcp-deposit-band.ts'
import { rentalRangeCeilingPence } from '#core/pricing/rental-range.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { pureElectricRangeOf } from '#core/vehicle/pure-electric-range.ts'
import type { Database } from '../db/open-database.ts'
import { decodeSegment } from '../segments/decode-segment.ts'

/** An offer as it stands in the tables, without any index. */
export type PlainOffer = {
  car: Derivative
  providerName: string
  profile: LeaseProfile | PcpProfile
  monthlyPence: number
  totalPence: number
  initialPence: number
}

/** Reads every offer that holds on a day, segment by segment. */
export async function readEveryOffer({ call }: Database, today: string): Promise<PlainOffer[]> {
  const { derivatives } = await call.readCatalogue()
  const names = new Map((await call.readProviders()).map(({ id, name }) => [id, name]))
  const profiles = new Map((await call.readRateProfiles()).map(({ id, key }) => [id, key]))
  const offers: PlainOffer[] = []
  for (const { derivative: car } of derivatives) {
    for (const stored of await call.readSegmentsOfDerivative({ capId: car.capId, today })) {
      const { columns } = decodeSegment(stored.data)
      for (const [at, number] of columns.profiles.entries()) {
        const profile = parseProfileKey(profiles.get(number)!)!
        const monthlyPence = columns.monthlyPence[at]!
        const cost = leaseCost({
          monthlyPaymentPence: monthlyPence,
          processingFeePence: columns.feePence[at]!,
          initialRentals: profile.initialRentals,
          termMonths: profile.termMonths,
        })
        const providerName = names.get(stored.providerId)!
        const [totalPence, initialPence] = [cost.totalCostPence, cost.initialPaymentPence]
        offers.push({ car, providerName, profile, monthlyPence, totalPence, initialPence })
      }
    }
  }
  const cars = new Map(derivatives.map(({ id, derivative }) => [id, derivative]))
  const books = await call.readActiveBooks({ today })
  for (const book of books.filter(({ kind }) => kind === 'pcp')) {
    for (const row of await call.readPcpOffersOfBook({ bookId: book.id })) {
      offers.push({
        car: cars.get(row.derivativeId)!,
        providerName: names.get(row.providerId)!,
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
  return offers
}

/** Whether an offer answers a query, each rule said as plainly as it can be. */
export function matches(
  query: DealQuery,
  { car, profile, monthlyPence, initialPence }: PlainOffer,
) {
  const any = <Value>(chosen: readonly Value[], ...values: Value[]) =>
    chosen.length === 0 || values.some((value) => chosen.includes(value))
  const lease = profile.financeType === 'pcp' ? null : profile
  const deposit = lease
    ? lease.initialRentals
    : pcpDepositBandOf((profile as PcpProfile).depositPounds * 100)
  const { manufacturer, range, carModel } = car
  const ceiling = rentalRangeCeilingPence(query.rentalRange)
  return (
    profile.financeType === query.financeType &&
    any(query.terms, profile.termMonths) &&
    any(query.annualMileages, profile.annualMileageMiles) &&
    any<number | null>(query.depositValues, deposit) &&
    any(query.manufacturers, manufacturer.slug, String(manufacturer.id)) &&
    any(query.ranges, `${manufacturer.slug}.${range.slug}`, String(range.id)) &&
    any(query.carModels, String(carModel.id)) &&
    any(query.bodyTypes, car.bodyType) &&
    any(query.fuelTypes, car.fuelType) &&
    any(query.transmissions, car.transmission) &&
    any(query.doors, car.doors) &&
    (query.pureElectricRanges.length === 0 ||
      (car.fuelType === 'electric' &&
        query.pureElectricRanges.includes(pureElectricRangeOf(car.batteryRangeMiles!)))) &&
    any(query.budgetRanges, budgetRangeOf(monthlyPence)) &&
    (query.budgetFrom === null || monthlyPence > query.budgetFrom * 100) &&
    (query.budgetTo === null || monthlyPence <= query.budgetTo * 100) &&
    (ceiling === null || initialPence <= ceiling) &&
    (!query.isInStockOnly || lease?.isInStock === true) &&
    (!query.isSpecialOfferOnly || lease?.isSpecialOffer === true) &&
    query.isMaintained === (lease?.isMaintained ?? false)
  )
}
