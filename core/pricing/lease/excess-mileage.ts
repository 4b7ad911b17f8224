import { agreedMiles } from '../running-costs/cost-per-mile.ts'
import { effectivePence } from './lease-cost.ts'
import { nearestPenny } from '../money/rounding.ts'

/** The mileage terms of an agreement. */
export type MileageTerms = {
  annualMileageMiles: number
  termMonths: number
  /** Fractions of a penny are allowed. */
  excessMileagePencePerMile: number
}

/**
 * Charge for excess miles at the end of an agreement, in whole pence, half up; 0 when there are
 * none. With VAT or without, as the rate is. Rule P-44.
 * @example excessMileageBillPence({ annualMileageMiles: 8000, termMonths: 36, excessMileagePencePerMile: 7.2 }, 27_000) // 21_600
 */
export function excessMileageBillPence(terms: MileageTerms, drivenMiles: number): number {
  const beyond = Math.max(0, drivenMiles - agreedMiles(terms))
  return nearestPenny(beyond * terms.excessMileagePencePerMile)
}

/** A mileage on offer for a car: prices of one profile but for the miles. */
export type MileageChoice = MileageTerms & { totalPence: number }

/** A mileage choice with its total cost at the miles driven. */
export type MileageOutcome = MileageChoice & { excessPence: number; overallPence: number }

/** Costs of the chosen, the next and the cheapest mileage at the expected miles. */
export type MileageAdvice = {
  chosen: MileageOutcome
  /** The next higher mileage on offer; null at the highest. */
  next: MileageOutcome | null
  /** The cheapest choice for these miles; of a tie, the one with more miles. */
  cheapest: MileageOutcome
}

/**
 * Compares excess charges with agreeing on more miles. The choices are one provider's prices that
 * differ by mileage only, in any order. Throws a RangeError when the chosen mileage is none of
 * them. Rule P-45.
 */
export function mileageAdvice(
  choices: readonly MileageChoice[],
  chosenAnnualMiles: number,
  expectedAnnualMiles: number,
): MileageAdvice {
  const outcomes = choices
    .map((choice) => outcomeOf(choice, expectedAnnualMiles))
    .toSorted((left, right) => left.annualMileageMiles - right.annualMileageMiles)
  const at = outcomes.findIndex((outcome) => outcome.annualMileageMiles === chosenAnnualMiles)
  const chosen = outcomes[at]
  if (!chosen) throw new RangeError(`No price is given for ${chosenAnnualMiles} miles a year.`)
  return {
    chosen,
    next: outcomes[at + 1] ?? null,
    cheapest: outcomes.reduce((best, outcome) =>
      outcome.overallPence <= best.overallPence ? outcome : best,
    ),
  }
}

/** What more miles a year cost: billed at the end, or agreed on from the start. */
export type MoreMiles = {
  /** Between the chosen mileage and the next. */
  extraAnnualMiles: number
  /** The whole bill at the end for driving them at the chosen mileage. */
  billPence: number
  /** What the next mileage costs more over the term, and for each of its months, half up. */
  nextPence: number
  nextMonthlyPence: number
  /**
   * Miles a year, rounded up, from which the next mileage is no dearer: the chosen one where it
   * costs nothing more, above the next where the bill is the cheaper way up to there.
   */
  breakEvenAnnualMiles: number
}

/**
 * Compares driving up to the next mileage with agreeing on it. Null at the highest mileage, and
 * without a break-even where excess miles are free. Rule P-90.
 */
export function moreMiles({ chosen, next }: MileageAdvice): MoreMiles | null {
  if (!next || chosen.excessMileagePencePerMile <= 0) return null
  const nextPence = next.totalPence - chosen.totalPence
  const perAnnualMile = (chosen.excessMileagePencePerMile * chosen.termMonths) / 12
  const extra = Math.max(0, Number((nextPence / perAnnualMile).toFixed(6)))
  return {
    extraAnnualMiles: next.annualMileageMiles - chosen.annualMileageMiles,
    billPence: chosen.excessPence,
    nextPence,
    nextMonthlyPence: effectivePence(nextPence, chosen.termMonths),
    breakEvenAnnualMiles: chosen.annualMileageMiles + Math.ceil(extra),
  }
}

function outcomeOf(choice: MileageChoice, expectedAnnualMiles: number): MileageOutcome {
  const { termMonths } = choice
  const driven = agreedMiles({ annualMileageMiles: expectedAnnualMiles, termMonths })
  const excessPence = excessMileageBillPence(choice, driven)
  return { ...choice, excessPence, overallPence: choice.totalPence + excessPence }
}
