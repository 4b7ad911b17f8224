import { benefitPercent, type CompanyCar } from '#core/pricing/company-car/benefit-percent.ts'
import { benefitPence, taxYearLabel } from '#core/pricing/company-car/company-car-tax.ts'
import {
  employerInsurancePence,
  takeHomePence,
  type TaxRegion,
} from '#core/pricing/pay/take-home.ts'
import { type RunningCost, runningCostOn } from '#core/pricing/running-costs/running-cost.ts'
import { reclaimedVatPence } from '#core/pricing/vat/vat-reclaim.ts'
import { vatOnPence } from '#core/pricing/vat/vat.ts'
import { sacrificedPence } from './sacrificed-pay.ts'
import { type TaxYearMonths, taxYearsOf } from './tax-years.ts'

/** A driver and the prices of one car. Whole pence; null for a price that is not known. */
export type FourWaysCase = {
  /** A year, before tax. */
  salaryPence: number
  region: TaxRegion
  termMonths: number
  car: CompanyCar & { valuePence: number | null }
  /** A month of each, everything included: the total over the term divided by its months. */
  leasePence: number | null
  pcpPence: number | null
  /** Without VAT. */
  businessPence: number | null
  /** Insurance, servicing and tyres a month. */
  upkeepPence: number
  /** Cash a year that a company car would replace. */
  allowancePence: number
  passedOnPercent: number
  /** Pay to be given up a month as an employer quoted it, insurance and servicing included. */
  quotedPence: number | null
}

/** What one's own pay buys; a company car is paid for by the employer. */
type OwnWay = 'lease' | 'pcp' | 'sacrifice'

export type Way = OwnWay | 'company'

/** What the employer pays and saves a month, on the average of the term. */
export type EmployerSide = {
  rentPence: number
  vatPence: number
  reclaimedVatPence: number
  upkeepPence: number
  benefitInsurancePence: number
  savedPayPence: number
  savedInsurancePence: number
  /** All of it; below 0 the employer is better off. */
  netPence: number
}

/** A car through the employer: what it takes of take-home pay in each tax year of the term. */
export type EmployerWay = {
  years: (TaxYearMonths & { taxYear: string; benefitPercent: number; monthlyPence: number })[]
  /** Pay given up a month, the tax and insurance not paid on it, and tax on the benefit. */
  grossPence: number
  savedPence: number
  benefitTaxPence: number
  monthlyPence: number
  employer: EmployerSide
}

export type FourWays = {
  /** What each takes of take-home pay a month; null without its price, or in no band of CO2. */
  monthlyPence: Record<Way, number | null>
  sacrifice: EmployerWay | null
  company: EmployerWay | null
  /** The cheapest that one's own pay buys, of equal ones the first; null where no price is known. */
  cheapest: OwnWay | null
}

/** Above it, pay given up counts as the benefit where it is more (optional remuneration rules). */
const highestCo2ByBenefit = 75

/**
 * What one car costs its driver a month in four ways. Through the employer each month counts at the
 * tax tables of its day, or the latest known. Throws `MissingRunningCost` when they do not reach
 * the first day. Rules P-105, P-106, P-107, P-108.
 */
export function fourWays(
  input: FourWaysCase,
  costs: readonly RunningCost[],
  day: string,
): FourWays {
  const { leasePence, pcpPence, upkeepPence } = input
  const withUpkeep = (pence: number | null) => (pence === null ? null : pence + upkeepPence)
  const years = benefitYears(input, costs, day)
  const sacrifice = years && sacrificeWay(input, years, costs)
  const company = years && input.businessPence !== null ? companyWay(input, years, costs) : null
  const monthlyPence = {
    lease: withUpkeep(leasePence),
    pcp: withUpkeep(pcpPence),
    sacrifice: sacrifice?.monthlyPence ?? null,
    company: company?.monthlyPence ?? null,
  }
  const cheapest = cheapestOf(monthlyPence)
  return { monthlyPence, sacrifice, company, cheapest }
}

/** The cheapest that one's own pay buys. Rule P-115. */
function cheapestOf(monthlyPence: FourWays['monthlyPence']): OwnWay | null {
  const known = (['lease', 'pcp', 'sacrifice'] as const).flatMap((way) => {
    const pence = monthlyPence[way]
    return pence === null ? [] : [{ way, pence }]
  })
  return known.toSorted((left, right) => left.pence - right.pence)[0]?.way ?? null
}

/** Whether what is given up may count in place of the benefit; a car in a band has a CO2 figure. */
const isAboveBenefitRules = ({ car }: FourWaysCase) => car.co2! > highestCo2ByBenefit

type BenefitYear = TaxYearMonths & { percent: number; benefitPence: number }

/** The benefit in kind of each tax year of the term; null where the car has no value or no band. */
function benefitYears(
  { car, termMonths }: FourWaysCase,
  costs: readonly RunningCost[],
  day: string,
): BenefitYear[] | null {
  const { valuePence } = car
  if (valuePence === null) return null
  const years = taxYearsOf(day, termMonths).map((year) => ({
    ...year,
    percent: benefitPercent(car, costs, year.fromDay),
  }))
  return years.every((year): year is typeof year & { percent: number } => year.percent !== null)
    ? years.map((year) => ({ ...year, benefitPence: benefitPence(valuePence, year.percent) }))
    : null
}

function sacrificeWay(
  input: FourWaysCase,
  years: readonly BenefitYear[],
  costs: readonly RunningCost[],
): EmployerWay | null {
  const { salaryPence, quotedPence, upkeepPence, termMonths } = input
  const isPayTaxed = isAboveBenefitRules(input)
  if (quotedPence === null && input.businessPence === null) return null
  const rent = rentOf(input.businessPence ?? 0)
  const monthlyBenefit = averaged(years, termMonths, (year) => year.benefitPence)
  const gross =
    quotedPence ??
    sacrificedPence({
      carPence: rent.rentPence + rent.vatPence - rent.reclaimedVatPence + upkeepPence,
      benefitPence: monthlyBenefit,
      isPayTaxed,
      insurancePercent: runningCostOn(costs, 'employerNationalInsurancePercent', years[0]!.fromDay),
      passedOnPercent: input.passedOnPercent,
    })
  const given = Math.min(gross * 12, salaryPence)
  return employerWay(input, years, costs, rent, (year) => ({
    before: salaryPence,
    after: salaryPence - given,
    benefitPence: isPayTaxed ? Math.max(year.benefitPence, given) : year.benefitPence,
  }))
}

function companyWay(
  input: FourWaysCase,
  years: readonly BenefitYear[],
  costs: readonly RunningCost[],
): EmployerWay {
  const { salaryPence, allowancePence } = input
  const isAllowanceTaxed = isAboveBenefitRules(input)
  return employerWay(input, years, costs, rentOf(input.businessPence!), (year) => ({
    before: salaryPence + allowancePence,
    after: salaryPence,
    benefitPence: isAllowanceTaxed
      ? Math.max(year.benefitPence, allowancePence)
      : year.benefitPence,
  }))
}

/** A month's rent with its VAT, of which half comes back: the car is driven privately too. Rule P-46. */
function rentOf(netPence: number) {
  const vatPence = vatOnPence(netPence)
  return {
    rentPence: netPence,
    vatPence,
    reclaimedVatPence: reclaimedVatPence(vatPence, 'somePrivate'),
  }
}

/** Pay a year before and after the car, and the benefit that is taxed. */
type PayYear = { before: number; after: number; benefitPence: number }

function employerWay(
  { region, upkeepPence, termMonths }: FourWaysCase,
  years: readonly BenefitYear[],
  costs: readonly RunningCost[],
  rent: ReturnType<typeof rentOf>,
  payIn: (year: BenefitYear) => PayYear,
): EmployerWay {
  const worked = years.map((year) => {
    const tables = { costs, day: year.fromDay }
    const { before, after, benefitPence: benefit } = payIn(year)
    const home = (payPence: number, taxed: number) =>
      takeHomePence({ payPence, benefitPence: taxed }, region, tables)
    const withoutCar = home(before, 0)
    const withoutBenefit = home(after, 0)
    const withCar = home(after, benefit)
    const insuranceRate = runningCostOn(costs, 'employerNationalInsurancePercent', year.fromDay)
    return {
      ...year,
      gross: before - after,
      saved: before - after - (withoutCar - withoutBenefit),
      benefitTax: withoutBenefit - withCar,
      net: withoutCar - withCar,
      benefitInsurance: (benefit * insuranceRate) / 100,
      savedInsurance:
        employerInsurancePence(before, tables) - employerInsurancePence(after, tables),
    }
  })
  type Worked = (typeof worked)[number]
  const monthly = (of: (year: Worked) => number) => Math.round(averaged(worked, termMonths, of))
  const side = {
    ...rent,
    upkeepPence,
    benefitInsurancePence: monthly((year) => year.benefitInsurance),
    savedPayPence: monthly((year) => year.gross),
    savedInsurancePence: monthly((year) => year.savedInsurance),
  }
  const paid = rent.rentPence + rent.vatPence + upkeepPence + side.benefitInsurancePence
  const back = rent.reclaimedVatPence + side.savedPayPence + side.savedInsurancePence
  return {
    years: worked.map(({ fromDay, months, startDay, percent, net }) => ({
      fromDay,
      months,
      startDay,
      taxYear: taxYearLabel(startDay),
      benefitPercent: percent,
      monthlyPence: Math.round(net / 12),
    })),
    grossPence: side.savedPayPence,
    savedPence: monthly((year) => year.saved),
    benefitTaxPence: monthly((year) => year.benefitTax),
    monthlyPence: monthly((year) => year.net),
    employer: { ...side, netPence: paid - back },
  }
}

/** The average month of what is so much a year, each tax year weighted by its months. */
function averaged<Year extends TaxYearMonths>(
  years: readonly Year[],
  termMonths: number,
  of: (year: Year) => number,
): number {
  return years.reduce((sum, year) => sum + (of(year) / 12) * year.months, 0) / termMonths
}
