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
import type { LeaseSoFar } from './return-bill.ts'

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

/** The typed figures as a lease that runs; they have passed their rules. Rule P-110. */
export function leaseSoFar(typed: TypedFigures<ReturnFields>): LeaseSoFar {
  const termMonths = decimalOf(typed.term)!
  return {
    annualMileageMiles: milesOf(typed.agreed)!,
    termMonths,
    monthsGone: Math.min(decimalOf(typed.gone)!, termMonths),
    drivenMiles: milesOf(typed.driven)!,
    excessMileagePencePerMile: decimalOf(typed.rate)!,
    next: nextOf(milesOf(typed.next), typedPence(typed.nextMonthly)),
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
