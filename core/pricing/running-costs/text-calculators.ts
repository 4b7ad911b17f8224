import { usualInitialRentals, usualTermsMonths } from '#core/offer/lease-profile.ts'
import { excessMileageBillPence } from '../lease/excess-mileage.ts'
import { leaseCost } from '../lease/lease-cost.ts'
import { dividePence } from '../money/rounding.ts'
import { netBusinessCost } from '../vat/vat-reclaim.ts'

/** Kinds of calculators that editors put into running text. */
export type CalculatorKind = 'initialRental' | 'excessMileage' | 'vatReclaim' | 'leaseTotal'

/**
 * An input of a calculator: pounds are typed and counted in pence, pence and miles are typed as
 * they are, a choice is one of its numbers.
 */
export type CalculatorField = { name: string; initial: number } & (
  | { kind: 'pounds' | 'pence' | 'miles'; least: number; most: number }
  | { kind: 'choice'; choices: readonly number[] }
)

/** A result line, in whole pence. */
export type CalculatorAnswer = { name: string; amountPence: number }

const pounds = (name: string, initial: number, most: number, least = 0): CalculatorField => ({
  name,
  kind: 'pounds',
  initial,
  least,
  most,
})
const term: CalculatorField = {
  name: 'termMonths',
  kind: 'choice',
  initial: 36,
  choices: usualTermsMonths,
}
const rentals: CalculatorField = {
  name: 'initialRentals',
  kind: 'choice',
  initial: 6,
  choices: usualInitialRentals,
}

/** The inputs of each calculator, with its worked example as initial values. Rule E-14. */
export const calculatorFields: Readonly<Record<CalculatorKind, readonly CalculatorField[]>> = {
  leaseTotal: [pounds('monthly', 25_000, 500_000, 100), rentals, term, pounds('fee', 0, 200_000)],
  initialRental: [pounds('rentals', 1_000_000, 20_000_000, 10_000), term, rentals],
  excessMileage: [
    { name: 'agreedMiles', kind: 'miles', initial: 8000, least: 1000, most: 100_000 },
    term,
    { name: 'drivenMiles', kind: 'miles', initial: 27_000, least: 0, most: 500_000 },
    { name: 'rate', kind: 'pence', initial: 9.6, least: 0.1, most: 100 },
  ],
  vatReclaim: [
    pounds('monthlyNet', 30_000, 500_000, 100),
    pounds('maintenanceNet', 0, 100_000),
    { name: 'privateUse', kind: 'choice', initial: 1, choices: [1, 0] },
  ],
}

type Values = Readonly<Record<string, number>>

const answers: Readonly<Record<CalculatorKind, (of: (name: string) => number) => Values>> = {
  leaseTotal: (of) => {
    const cost = leaseCost({
      monthlyPaymentPence: of('monthly'),
      processingFeePence: of('fee'),
      initialRentals: of('initialRentals'),
      termMonths: of('termMonths'),
    })
    return {
      upfront: cost.upfrontPence,
      later: cost.totalCostPence - cost.upfrontPence,
      total: cost.totalCostPence,
      effective: cost.effectiveMonthlyPence,
    }
  },
  initialRental: (of) => {
    const payments = of('initialRentals') + of('termMonths') - 1
    const monthly = dividePence(of('rentals'), payments, 'halfUp')
    return { first: of('initialRentals') * monthly, monthly }
  },
  excessMileage: (of) => ({
    bill: excessMileageBillPence(
      {
        annualMileageMiles: of('agreedMiles'),
        termMonths: of('termMonths'),
        excessMileagePencePerMile: of('rate'),
      },
      of('drivenMiles'),
    ),
  }),
  vatReclaim: (of) => {
    const { vatPence, reclaimedPence, netCostPence } = netBusinessCost(
      { rentalPence: of('monthlyNet'), maintenancePence: of('maintenanceNet') },
      of('privateUse') === 1 ? 'somePrivate' : 'whollyBusiness',
    )
    return { vat: vatPence, reclaimed: reclaimedPence, net: netCostPence }
  },
}

/**
 * The results of a calculator, line by line. Missing values are those of the worked example. Rule
 * E-14.
 */
export function calculatorAnswers(kind: CalculatorKind, values: Values = {}): CalculatorAnswer[] {
  const initial = new Map(calculatorFields[kind].map((field) => [field.name, field.initial]))
  const of = (name: string) => values[name] ?? initial.get(name)!
  return Object.entries(answers[kind](of)).map(([name, amountPence]) => ({ name, amountPence }))
}

/**
 * Parses the text of an input; null when it is invalid or out of bounds. Pound sign, commas and
 * spaces are ignored. Rule E-14.
 * @example fieldValue({ name: 'fee', kind: 'pounds', initial: 0, least: 0, most: 9e4 }, '£1.50') // 150
 */
export function fieldValue(field: CalculatorField, typed: string): number | null {
  const plain = typed.replaceAll(/[£,\s]/g, '')
  if (!/^\d+(?:\.\d{1,2})?$/.test(plain)) return null
  if (field.kind === 'choice') return field.choices.includes(Number(plain)) ? Number(plain) : null
  if (field.kind === 'miles' && plain.includes('.')) return null
  const value = field.kind === 'pounds' ? Math.round(Number(plain) * 100) : Number(plain)
  return value >= field.least && value <= field.most ? value : null
}
