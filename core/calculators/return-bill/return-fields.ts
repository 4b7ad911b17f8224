import { type InferType, object } from 'yup'
import { type Damage, damages } from '#core/pricing/hand-back/hand-back-kinds.ts'
import {
  cost,
  decimalOf,
  integer,
  maxMiles,
  maxValue,
  miles,
  milesOf,
  minMiles,
  minValue,
  number,
} from '#core/validation/rules/numbers.ts'
import { required } from '#core/validation/rules/presence.ts'
import type { Rule } from '#core/validation/rule.ts'
import { textField } from '#core/validation/yup-field.ts'
import type { TypedFigures } from '../read-figures.ts'
import { typedPence } from '../typed-amounts.ts'
import type { ComparedTerms } from '../four-ways/deal-prices.ts'
import type { LeaseSoFar } from './return-bill.ts'
import type { ReturnOfCar } from './return-of-car.ts'

const needed = (...rules: readonly Rule[]) => textField({ presence: required, rules })
const isWhole = (least: number, most: number) => [integer, minValue(least), maxValue(most)] as const
const annualMiles = [miles, minMiles(1000), maxMiles(100_000)] as const

/** How many of each damage; none while empty. */
const count = () => textField({ rules: [...isWhole(0, 9)] })

/** The fields of the bill at the end of a lease. Rule P-110. */
export const returnSchema = object({
  /** Agreed miles a year. */
  agreed: needed(...annualMiles),
  term: needed(...isWhole(2, 120)),
  /** Whole months of the lease that are over. */
  gone: needed(...isWhole(1, 120)),
  /** Miles driven since it began. */
  driven: needed(miles, maxMiles(1_000_000)),
  /** Pence for each mile too far. */
  rate: needed(number, minValue(0), maxValue(200)),
  /** The next mileage that was on offer, and what it would have cost more a month, in pounds. */
  next: textField({ rules: [...annualMiles] }),
  nextMonthly: textField({ rules: [cost, maxValue(1000)] }),
  ...(Object.fromEntries(damages.map((damage) => [damage, count()])) as Record<
    Damage,
    ReturnType<typeof count>
  >),
})

export type ReturnFields = InferType<typeof returnSchema>

/** A worked example: 8,000 miles a year agreed, and 19,500 driven in two of three years. Rule P-110. */
export const initialReturn: TypedFigures<ReturnFields> = {
  agreed: '8000',
  term: '36',
  gone: '24',
  driven: '19500',
  rate: '9',
  next: '10000',
  nextMonthly: '6.50',
  ...(Object.fromEntries(damages.map((damage) => [damage, ''])) as Record<Damage, ''>),
}

/** The agreed months and miles that are typed; those of the example where they are none. Rule P-116. */
export function agreedTerms({
  term,
  agreed,
}: Pick<TypedFigures<ReturnFields>, 'term' | 'agreed'>): ComparedTerms {
  return {
    termMonths: decimalOf(term) ?? Number(initialReturn.term),
    annualMileageMiles: milesOf(agreed) ?? Number(initialReturn.agreed),
  }
}

/**
 * What the fields open on for a car: the excess rate of its own deals, and no next mileage, which is
 * theirs while nothing is typed. Rule P-116.
 * @param ofCar null where no car is given, or none of its deals has these terms
 */
export function returnStart(ofCar: ReturnOfCar | null): TypedFigures<ReturnFields> {
  return ofCar
    ? { ...initialReturn, rate: String(ofCar.excessMileagePencePerMile), next: '', nextMonthly: '' }
    : initialReturn
}

/**
 * The typed figures as a lease that runs; they have passed their rules. While no next mileage is
 * typed, a car's own deals say it. Rules P-110, P-116.
 */
export function leaseSoFar(
  typed: TypedFigures<ReturnFields>,
  ofCar: ReturnOfCar | null = null,
): LeaseSoFar {
  const termMonths = decimalOf(typed.term)!
  return {
    annualMileageMiles: milesOf(typed.agreed)!,
    termMonths,
    monthsGone: Math.min(decimalOf(typed.gone)!, termMonths),
    drivenMiles: milesOf(typed.driven)!,
    excessMileagePencePerMile: decimalOf(typed.rate)!,
    next:
      typed.next === '' && typed.nextMonthly === '' && ofCar
        ? ofCar.next
        : nextOf(milesOf(typed.next), typedPence(typed.nextMonthly)),
  }
}

/** How many of each damage was counted. Rule P-112. */
export function countedDamages(typed: TypedFigures<ReturnFields>): Record<Damage, number> {
  return Object.fromEntries(
    damages.map((damage) => [damage, decimalOf(typed[damage]) ?? 0]),
  ) as Record<Damage, number>
}

function nextOf(
  annualMileageMiles: number | null,
  monthlyPence: number | null,
): LeaseSoFar['next'] {
  if (annualMileageMiles === null || monthlyPence === null) return null
  return { annualMileageMiles, monthlyPence }
}
