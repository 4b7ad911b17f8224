import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { rentalRangeCeilingPence } from '#core/pricing/lease/rental-range.ts'
import type { Derivative, Named } from '#core/vehicle/derivative.ts'
import { electricBandOf } from '#core/vehicle/pure-electric-range.ts'
import { budgetLimits, isWithinBudget } from './budget-limits.ts'
import type { DealQuery } from './deal-query.ts'
import { depositFilterValue } from './deposit-filter-value.ts'
import { rangeValue } from '../address/range-value.ts'

/** An offer with its car, reduced to what filters read. */
export type PricedCar = {
  car: Pick<
    Derivative,
    | 'manufacturer'
    | 'range'
    | 'carModel'
    | 'bodyType'
    | 'fuelType'
    | 'transmission'
    | 'doors'
    | 'seats'
    | 'features'
    | 'bootLitres'
    | 'batteryRangeMiles'
  >
  provider: Pick<Named, 'id' | 'slug'>
  profile: LeaseProfile | PcpProfile
  /** A special offer by Rule P-72; the provider's mark alone is not enough. */
  isSpecial: boolean
  /** As it is shown: a business price excludes VAT. */
  monthlyPaymentPence: number
  /** The rentals paid at once, or the customer's deposit. */
  initialPaymentPence: number
}

/**
 * Whether an offer matches a query: the reference implementation, as plain as can be. A search
 * index must find the same offers, only faster. Rules F-42, F-43, F-140.
 */
export function dealMatches(query: DealQuery, { car, provider, ...offer }: PricedCar): boolean {
  return (
    carMatches(query, car) &&
    allows(query.providers, ...namesOf(provider)) &&
    profileMatches(query, offer) &&
    priceMatches(query, offer)
  )
}

/**
 * Whether a car matches; an electric range band holds pure electric cars only, and a car has all of
 * the chosen equipment. Rules F-44, F-126.
 */
function carMatches(query: DealQuery, car: PricedCar['car']): boolean {
  const { manufacturer, range, carModel } = car
  const band = electricBandOf(car)
  return (
    allows(query.manufacturers, ...namesOf(manufacturer)) &&
    allows(query.ranges, ...namesOf(range), rangeValue(manufacturer.slug, range.slug)) &&
    allows(query.carModels, ...namesOf(carModel)) &&
    allows(query.bodyTypes, car.bodyType) &&
    allows(query.fuelTypes, car.fuelType) &&
    allows(query.transmissions, car.transmission) &&
    allows(query.doors, car.doors) &&
    allows(query.seats, car.seats) &&
    query.features.every((feature) => car.features.includes(feature)) &&
    (query.bootFrom === null || (car.bootLitres ?? 0) >= query.bootFrom) &&
    allows<string | null>(query.pureElectricRanges, band)
  )
}

/**
 * Whether the profile matches; a PCP has neither stock, nor special offers, nor maintenance. Rules
 * F-47, F-48, F-49.
 */
function profileMatches(
  query: DealQuery,
  { profile, isSpecial }: Pick<PricedCar, 'profile' | 'isSpecial'>,
): boolean {
  const lease = profile.financeType === 'pcp' ? null : profile
  return (
    profile.financeType === query.financeType &&
    allows(query.terms, profile.termMonths) &&
    allows(query.annualMileages, profile.annualMileageMiles) &&
    allows<number | null>(query.depositValues, depositFilterValue(profile)) &&
    (!query.isInStockOnly || lease?.isInStock === true) &&
    (!query.isSpecialOfferOnly || (lease !== null && isSpecial)) &&
    query.isMaintained === (lease?.isMaintained ?? false)
  )
}

/** Whether monthly price and first payment match. Rules F-45, F-46. */
function priceMatches(
  query: DealQuery,
  offer: Pick<PricedCar, 'monthlyPaymentPence' | 'initialPaymentPence'>,
): boolean {
  const ceilingPence = rentalRangeCeilingPence(query.rentalRange)
  return (
    isWithinBudget(budgetLimits(query), offer.monthlyPaymentPence) &&
    (ceilingPence === null || offer.initialPaymentPence <= ceilingPence)
  )
}

/** Slug and id, either of which a query may name a make, range, model or provider by. Rule F-43. */
function namesOf({ slug, id }: Pick<Named, 'id' | 'slug'>): [string, string] {
  return [slug, String(id)]
}

/** Whether a value is among those chosen; an empty choice allows all. Rule F-42. */
function allows<Value>(chosen: readonly Value[], ...values: Value[]): boolean {
  return chosen.length === 0 || values.some((value) => chosen.includes(value))
}
