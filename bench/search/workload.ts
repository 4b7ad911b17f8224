import { openQuery, type DealQuery } from '#core/filters/query/deal-query.ts'
import type { BudgetRange } from '#core/pricing/budget-range.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import { pick, randomNumbers } from './random.ts'

/** A question as visitors put it: most filters unset, budgets in the steps that are offered. */
export type WorkloadQuery = { query: DealQuery; page: number }

const bands: BudgetRange[] = ['150to250', '250to350', '350to450', '450to600', '600']

export function workload(catalogue: Catalogue, count: number): WorkloadQuery[] {
  const random = randomNumbers(4711)
  const makes = catalogue.manufacturers.slice(0, 20)
  const few = <Value>(chance: number, values: readonly Value[], two: number): Value[] => {
    if (random() >= chance) return []
    const first = pick(random, values)
    const second = pick(random, values)
    return random() < two && second !== first ? [first, second] : [first]
  }
  return Array.from({ length: count }, () => {
    const make = few(0.35, makes, 0)[0]
    const ranges = catalogue.ranges.filter(({ manufacturerId }) => manufacturerId === make?.id)
    const hasBand = random() < 0.25
    const hasBudget = !hasBand && random() < 0.15
    const query: DealQuery = {
      ...openQuery,
      financeType: random() < 0.75 ? 'personal' : 'business',
      manufacturers: make ? [make.slug] : [],
      ranges: make ? few(0.4, ranges, 0).map(({ slug }) => `${make.slug}.${slug}`) : [],
      bodyTypes: few(0.35, ['suv', 'hatchback', 'estate', 'saloon'] as const, 0.3),
      fuelTypes: few(0.35, ['petrol', 'electric', 'hybrid', 'diesel'] as const, 0.3),
      transmissions: few(0.2, ['automatic', 'manual'] as const, 0),
      doors: few(0.08, [3, 5], 0),
      terms: few(0.5, [24, 36, 48], 0.2),
      annualMileages: few(0.5, [5000, 8000, 10_000, 12_000, 15_000], 0.2),
      depositValues: few(0.4, [1, 3, 6, 9, 12], 0.15),
      budgetRanges: hasBand ? few(1, bands, 0.2) : [],
      budgetFrom: hasBudget && random() < 0.5 ? 200 : null,
      budgetTo: hasBudget ? pick(random, [300, 350, 400, 500]) : null,
      rentalRange: random() < 0.08 ? pick(random, ['1000', '2000', '3000'] as const) : '0',
      isInStockOnly: random() < 0.15,
      isSpecialOfferOnly: random() < 0.04,
      sort: pick(random, [
        'minPayment|asc',
        'minPayment|asc',
        'minPayment|asc',
        'minPayment|asc',
        'minPayment|asc',
        'minPayment|asc',
        'minPayment|asc',
        'minPayment|desc',
        'totalCost|asc',
        'effectiveMonthly|asc',
      ] as const),
    }
    return { query, page: random() < 0.8 ? 1 : 1 + Math.floor(random() * 5) }
  })
}
