import type { BodyType } from '#core/vehicle/body-type.ts'
import { addMonths } from '../pcp/agreement-days.ts'
import { dividePence } from '../money/rounding.ts'
import { shareOfPence } from '../money/share-of-pence.ts'
import { compareText } from '../money/compare-text.ts'
import { type RunningCost, runningCostOn, runningCostRowOn } from '../running-costs/running-cost.ts'
import { benefitPercent, type CompanyCar } from './benefit-percent.ts'

/** A car as the tax on it sees it. */
export type TaxedCompanyCar = CompanyCar & {
  bodyType: BodyType
  p11dPence: number | null
  onTheRoadPricePence: number | null
  /** CO2 and electric range are estimates. */
  isApproximate: boolean
}

/** Where a figure comes from, and by when it should be looked at again. */
export type FigureSource = Pick<RunningCost, 'source' | 'reviewBy'>

/** A driver's tax on the private use of a car in one tax year. */
export type BenefitYear = {
  /** First day, `YYYY-MM-DD`. */
  fromDay: string
  /** Of the list price. */
  percent: number
  /** The same for a diesel that does not meet RDE2; null where that makes no difference. */
  percentWithoutRde2: number | null
  /** Tax a year at each rate of income tax, in pence; empty without a list price. */
  yearlyTaxPence: number[]
}

export type CompanyCarTax = {
  /** The P11D value, or the list price where it is not known; null where neither is. */
  valuePence: number | null
  /** The list price stands in for the P11D value. */
  isListPrice: boolean
  /** It does, or CO2 and range are estimates. */
  isEstimate: boolean
  /** The present tax year and those known after it; empty where the car is in no band. */
  years: BenefitYear[]
  /** Rates of income tax, lowest first. */
  ratePercents: number[]
  benefitSource: FigureSource
  rateSource: FigureSource
}

const rateKinds = [
  'incomeTaxBasicPercent',
  'incomeTaxHigherPercent',
  'incomeTaxAdditionalPercent',
] as const

/**
 * A driver's tax on the private use of a company car: the present tax year and every later one in
 * the table. Null for a van, whose benefit is another. Throws `MissingRunningCost` on a day that
 * the table does not reach. Rules P-93, P-94, P-95.
 * @param day the London day, `YYYY-MM-DD`
 */
export function companyCarTax(
  car: TaxedCompanyCar,
  costs: readonly RunningCost[],
  day: string,
): CompanyCarTax | null {
  if (car.bodyType === 'van') return null
  const valuePence = car.p11dPence ?? car.onTheRoadPricePence
  const isListPrice = car.p11dPence === null
  const ratePercents = rateKinds.map((kind) => runningCostOn(costs, kind, day))
  const years = taxYearsFrom(costs, day).flatMap((fromDay): BenefitYear[] => {
    const percent = benefitPercent(car, costs, fromDay)
    if (percent === null) return []
    const withoutRde2 = benefitPercent(car, costs, fromDay, false)
    return [
      {
        fromDay,
        percent,
        percentWithoutRde2: withoutRde2 === percent ? null : withoutRde2,
        yearlyTaxPence:
          valuePence === null
            ? []
            : ratePercents.map((rate) => benefitTaxPence(valuePence, percent, rate)),
      },
    ]
  })
  const { source, reviewBy } = runningCostRowOn(costs, 'benefitPercent0', day)
  const rate = runningCostRowOn(costs, rateKinds[0], day)
  return {
    valuePence,
    isListPrice,
    isEstimate: isListPrice || car.isApproximate,
    years,
    ratePercents,
    benefitSource: { source, reviewBy },
    rateSource: { source: rate.source, reviewBy: rate.reviewBy },
  }
}

/**
 * A year's tax on a benefit, in whole pence: the benefit is the share of the value in whole pounds,
 * rounded down, the tax its share rounded down to the penny. Rule P-94.
 * @example benefitTaxPence(3_000_000, 4, 20) // 24_000
 */
export function benefitTaxPence(valuePence: number, percent: number, ratePercent: number): number {
  return shareOfPence(benefitPence(valuePence, percent), ratePercent * 100, 'down')
}

/**
 * A year's benefit in kind: the share of the value in whole pounds, rounded down, as pence. Rule P-94.
 * @example benefitPence(3_000_050, 4) // 120_000
 */
export function benefitPence(valuePence: number, percent: number): number {
  return dividePence(valuePence * percent, 10_000, 'down') * 100
}

/** A tax year as it is written. Rule P-94. @example taxYearLabel('2026-04-06') // '2026/27' */
export function taxYearLabel(fromDay: string): string {
  const year = Number(fromDay.slice(0, 4))
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

/** First days of the tax years in the table, from the one a day lies in. */
function taxYearsFrom(costs: readonly RunningCost[], day: string): string[] {
  return costs
    .filter(({ kind, fromDay }) => kind === 'benefitPercent0' && addMonths(fromDay, 12) > day)
    .map(({ fromDay }) => fromDay)
    .toSorted(compareText)
}
