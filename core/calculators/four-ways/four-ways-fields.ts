import { type InferType, object } from 'yup'
import { type RunningCost, runningCostOn } from '#core/pricing/running-costs/running-cost.ts'
import { usualAnnualMileagesMiles, usualTermsMonths } from '#core/offer/lease-profile.ts'
import { taxRegions, type TaxRegion } from '#core/pricing/pay/take-home.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import {
  cost,
  decimalOf,
  integer,
  maxValue,
  minValue,
  percent,
} from '#core/validation/rules/numbers.ts'
import { oneOf } from '#core/validation/rules/one-of.ts'
import { required } from '#core/validation/rules/presence.ts'
import { textField } from '#core/validation/yup-field.ts'
import type { TypedFigures } from '../read-figures.ts'
import { typedPence } from '../typed-amounts.ts'
import type { ComparedTerms, DealPrices } from './deal-prices.ts'
import type { FourWaysCase } from './four-ways.ts'

const texts = (numbers: readonly number[]) => numbers.map(String)
const pounds = (most: number) => textField({ rules: [cost, maxValue(most)] })
const choice = (values: readonly string[]) =>
  textField({ presence: required, rules: [oneOf(values)] })

/**
 * The fields of the four ways: the driver and the terms, and in place of what is known of the car and
 * its live prices whatever the driver knows better. Rule P-113.
 */
export const fourWaysSchema = object({
  /** Pounds a year, before tax. */
  salary: textField({ presence: required, rules: [cost, minValue(1), maxValue(1_000_000)] }),
  region: choice(taxRegions),
  term: choice(texts(usualTermsMonths)),
  miles: choice(texts(usualAnnualMileagesMiles)),
  /** Pounds a month, everything included. */
  lease: pounds(10_000),
  pcp: pounds(10_000),
  business: pounds(10_000),
  quoted: pounds(10_000),
  upkeep: pounds(2000),
  /** Pounds a year. */
  allowance: pounds(50_000),
  passedOn: textField({ rules: [percent] }),
  listPrice: pounds(1_000_000),
  co2: textField({ rules: [integer, minValue(0), maxValue(500)] }),
  range: textField({ rules: [integer, minValue(0), maxValue(1000)] }),
})

export type FourWaysFields = InferType<typeof fourWaysSchema>

/** What the page opens on: £45,000 in England, three years of 10,000 miles, all else of the car. Rule P-113. */
export const initialFourWays: TypedFigures<FourWaysFields> = {
  salary: '45000',
  region: 'england',
  term: '36',
  miles: '10000',
  lease: '',
  pcp: '',
  business: '',
  quoted: '',
  upkeep: '',
  allowance: '',
  passedOn: '',
  listPrice: '',
  co2: '',
  range: '',
}

/** The months and miles that are typed; those the page opens on where they are no choice. Rule P-113. */
export function comparedTerms(
  typed: Pick<TypedFigures<FourWaysFields>, 'term' | 'miles'>,
): ComparedTerms {
  const termMonths = usualTermsMonths.find((term) => String(term) === typed.term)
  const annualMileageMiles = usualAnnualMileagesMiles.find((miles) => String(miles) === typed.miles)
  return { termMonths: termMonths ?? 36, annualMileageMiles: annualMileageMiles ?? 10_000 }
}

/** What is known of a car. */
export type KnownCar = Pick<
  Derivative,
  'fuelType' | 'co2' | 'batteryRangeMiles' | 'p11dPence' | 'onTheRoadPricePence'
>

/**
 * The typed figures, which have passed their rules, with those of the car and its live prices where
 * nothing is typed, and the table's upkeep. A car that nobody named is electric where its CO2 is 0.
 * Rule P-113.
 */
export function fourWaysCase(
  typed: TypedFigures<FourWaysFields>,
  { car, prices }: { car: KnownCar | null; prices: DealPrices | null },
  costs: readonly RunningCost[],
  day: string,
): FourWaysCase {
  const co2 = decimalOf(typed.co2) ?? car?.co2 ?? null
  return {
    salaryPence: typedPence(typed.salary)!,
    region: typed.region as TaxRegion,
    termMonths: comparedTerms(typed).termMonths,
    car: {
      fuelType: car?.fuelType ?? (co2 === 0 ? 'electric' : 'petrol'),
      co2,
      batteryRangeMiles: decimalOf(typed.range) ?? car?.batteryRangeMiles ?? null,
      valuePence: typedPence(typed.listPrice) ?? car?.p11dPence ?? car?.onTheRoadPricePence ?? null,
    },
    leasePence: typedPence(typed.lease) ?? prices?.personal?.pence ?? null,
    pcpPence: typedPence(typed.pcp) ?? prices?.pcp?.pence ?? null,
    businessPence: typedPence(typed.business) ?? prices?.business?.pence ?? null,
    upkeepPence: typedPence(typed.upkeep) ?? runningCostOn(costs, 'carUpkeepPencePerMonth', day),
    allowancePence: typedPence(typed.allowance) ?? 0,
    passedOnPercent: decimalOf(typed.passedOn) ?? 0,
    quotedPence: typedPence(typed.quoted),
  }
}
