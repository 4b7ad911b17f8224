import { depositFilterValue } from '#core/filters/query/deposit-filter-value.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { pcpDepositBands } from '#core/pricing/pcp/pcp-deposit-band.ts'
import { rentalRangeCeilingPence, rentalRanges } from '#core/pricing/lease/rental-range.ts'
import type { ProfileRun } from '../columns/rate-columns.ts'

/**
 * A class of first payments that filters distinguish: a number of rentals of a lease, or a PCP's
 * deposit up to a ceiling. Null of both means a deposit above every ceiling.
 */
export type DepositClass = {
  /** Its value in the deposit filter. */
  filterValue: number | null
  initialRentals: number | null
  ceilingPounds: number | null
}

/** The values of one finance type's offers, ascending, as found in the data. */
export type ProfileValues = {
  terms: number[]
  annualMileages: number[]
  deposits: DepositClass[]
  /** The deposit filter's value of each class. */
  depositFilterValues: (number | null)[]
}

export type ProfileSpace = Record<FinanceType, ProfileValues>

/** Ceilings of all deposit filters and rental limits, so that each includes whole classes. */
const pcpCeilingsPounds = ascending([
  ...pcpDepositBands,
  ...rentalRanges.flatMap((range) => (rentalRangeCeilingPence(range) ?? 0) / 100 || []),
])

export function profileSpace(runs: readonly ProfileRun[]): ProfileSpace {
  const valuesOf = (financeType: FinanceType): ProfileValues => {
    const profiles = runs
      .map(({ profile }) => profile)
      .filter((profile) => profile.financeType === financeType)
    const classes = new Map<string, DepositClass>()
    for (const profile of profiles) {
      const found = depositClassOf(profile)
      classes.set(JSON.stringify(found), found)
    }
    const deposits = [...classes.values()].toSorted((a, b) => sizeOf(a) - sizeOf(b))
    return {
      terms: ascending(profiles.map(({ termMonths }) => termMonths)),
      annualMileages: ascending(profiles.map(({ annualMileageMiles }) => annualMileageMiles)),
      deposits,
      depositFilterValues: deposits.map(({ filterValue }) => filterValue),
    }
  }
  const [personal, business, pcp] = [valuesOf('personal'), valuesOf('business'), valuesOf('pcp')]
  return { personal, business, pcp }
}

/** Indexes of term, mileage and deposit in the lists of their finance type. */
export type ProfilePlace = { term: number; annualMileage: number; deposit: number }

export function placeOfProfile(space: ProfileSpace, profile: ProfileRun['profile']): ProfilePlace {
  const values = space[profile.financeType]
  const { initialRentals, ceilingPounds } = depositClassOf(profile)
  return {
    term: values.terms.indexOf(profile.termMonths),
    annualMileage: values.annualMileages.indexOf(profile.annualMileageMiles),
    deposit: values.deposits.findIndex(
      (one) => one.initialRentals === initialRentals && one.ceilingPounds === ceilingPounds,
    ),
  }
}

/**
 * Highest monthly price with a first payment up to a ceiling; infinite when any has, below 0 when
 * none has. Exact, since rentals at once are whole multiples of whole pence.
 */
export function mostMonthlyPence(deposit: DepositClass, ceilingPence: number | null): number {
  if (ceilingPence === null) return Number.POSITIVE_INFINITY
  if (deposit.initialRentals !== null) return Math.floor(ceilingPence / deposit.initialRentals)
  const isHeld = deposit.ceilingPounds !== null && deposit.ceilingPounds * 100 <= ceilingPence
  return isHeld ? Number.POSITIVE_INFINITY : -1
}

function depositClassOf(profile: ProfileRun['profile']): DepositClass {
  const filterValue = depositFilterValue(profile)
  if (profile.financeType !== 'pcp') {
    return { filterValue, initialRentals: profile.initialRentals, ceilingPounds: null }
  }
  const ceiling = pcpCeilingsPounds.find((pounds) => profile.depositPounds <= pounds)
  return { filterValue, initialRentals: null, ceilingPounds: ceiling ?? null }
}

function sizeOf({ initialRentals, ceilingPounds }: DepositClass): number {
  return initialRentals ?? ceilingPounds ?? Number.POSITIVE_INFINITY
}

function ascending(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((left, right) => left - right)
}
