import { agreedMiles } from './cost-per-mile.ts'
import { nearestPenny } from './rounding.ts'

/** What was agreed of miles. */
export type MileageTerms = {
  annualMileageMiles: number
  termMonths: number
  /** Hundredths of a penny are possible. */
  excessMileagePencePerMile: number
}

/**
 * The bill at the end of an agreement for miles beyond the agreed ones, in whole pence, half up;
 * 0 when there are none. With VAT or without, as the rate is. Rule P-44.
 * @example excessMileageBillPence({ annualMileageMiles: 8000, termMonths: 36, excessMileagePencePerMile: 7.2 }, 27_000) // 21_600
 */
export function excessMileageBillPence(terms: MileageTerms, drivenMiles: number): number {
  const beyond = Math.max(0, drivenMiles - agreedMiles(terms))
  return nearestPenny(beyond * terms.excessMileagePencePerMile)
}

/** One mileage a car can be had at: an offer of one profile but for the miles. */
export type MileageChoice = MileageTerms & { totalPence: number }

/** A choice, with what it costs in all when so many miles are driven. */
export type MileageOutcome = MileageChoice & { excessPence: number; overallPence: number }

/** What the chosen mileage, the next one and the cheapest one cost for the miles expected. */
export type MileageAdvice = {
  chosen: MileageOutcome
  /** The next higher mileage on offer; null at the highest. */
  next: MileageOutcome | null
  /** The cheapest way for these miles; of two that cost the same, the one with more miles. */
  cheapest: MileageOutcome
}

/**
 * Compares paying for miles afterwards with agreeing on more of them. The choices are one
 * provider's prices that differ by mileage only, in any order. Throws a RangeError when the chosen
 * mileage is none of them. Rule P-45.
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

function outcomeOf(choice: MileageChoice, expectedAnnualMiles: number): MileageOutcome {
  const { termMonths } = choice
  const driven = agreedMiles({ annualMileageMiles: expectedAnnualMiles, termMonths })
  const excessPence = excessMileageBillPence(choice, driven)
  return { ...choice, excessPence, overallPence: choice.totalPence + excessPence }
}
