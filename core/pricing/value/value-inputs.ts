import type { Derivative } from '#core/vehicle/derivative.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import { splitVat } from '../vat/vat.ts'

/** What of a car its value is worked out of. */
export type ValuedCar = Pick<
  Derivative,
  'bodyType' | 'fuelType' | 'p11dPence' | 'onTheRoadPricePence' | 'isApproximate'
>

/** Which list price a value divides by. Rule P-81. */
export const listPriceBases = ['p11d', 'onTheRoad'] as const
export type ListPriceBasis = (typeof listPriceBases)[number]

/** The two amounts whose quotient is a deal's value, in whole pence. Rules P-80, P-81. */
export type ValueInputs = {
  effectiveMonthlyPence: number
  listPricePence: number
  listPriceBasis: ListPriceBasis
  /** Both without VAT; else both with it. */
  isWithoutVat: boolean
}

/**
 * The inputs of a deal's value: its effective monthly cost as quoted, and the P11D value, else the
 * on-the-road price. Both without VAT for a business lease and for a van. Null for a car without a
 * list price. Rules P-80, P-81.
 * @param effectiveMonthlyPence as quoted: a business lease's without VAT, any other's with it
 */
export function valueInputs(
  { bodyType, p11dPence, onTheRoadPricePence }: Omit<ValuedCar, 'fuelType' | 'isApproximate'>,
  { financeType }: Pick<LeaseProfile, 'financeType'>,
  effectiveMonthlyPence: number,
): ValueInputs | null {
  const pricePence = p11dPence ?? onTheRoadPricePence
  if (pricePence === null || pricePence <= 0) return null
  const isWithoutVat = financeType === 'business' || bodyType === 'van'
  return {
    effectiveMonthlyPence:
      isWithoutVat && financeType !== 'business'
        ? splitVat(effectiveMonthlyPence).netPence
        : effectiveMonthlyPence,
    listPricePence: isWithoutVat ? splitVat(pricePence).netPence : pricePence,
    listPriceBasis: p11dPence === null ? 'onTheRoad' : 'p11d',
    isWithoutVat,
  }
}

/**
 * What a deal costs a month for each penny of list price; lower is better value. As exact as a
 * comparison needs: amounts below £300,000 that differ as fractions differ here. Rule P-80.
 * @example valueQuotient({ effectiveMonthlyPence: 25_000, listPricePence: 2_500_000 }) // 0.01
 */
export function valueQuotient({
  effectiveMonthlyPence,
  listPricePence,
}: Pick<ValueInputs, 'effectiveMonthlyPence' | 'listPricePence'>): number {
  return effectiveMonthlyPence / listPricePence
}
