import { pageBodyTypes, pageBudgetRanges } from '#core/routes/route-params.ts'
import { factsOf, type RouteName } from '#core/routes/route-table.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { bodyTypeLabels } from '#core/vehicle/body-type.ts'
import type { FilterScope } from '../filter-values.ts'
import type { ListKind } from '../words/empty-list.ts'
import type { ListPlace } from './list-place.ts'

type SubjectRow = {
  /** What the path decides, whatever its parameter. */
  scope: FilterScope
  /** The filter that the path's parameter decides, and its values with their words. */
  parameter?: {
    field: 'bodyTypes' | 'budgetRanges'
    values: readonly { value: string; label: string }[]
  }
  /** Words and ways on while it is empty. Rule D-36 where nothing is said. */
  empty?: ListKind
  /** The page that it is a copy of. */
  copyOf?: RouteName
}

/** What no PCP has, so that a list of PCPs neither offers nor takes it. Rule F-104. */
const leaseOnly = { stock: false, specialOffers: false, maintained: false } as const

/** Bands of electric range are of pure electric cars alone. Rule F-44. */
const noElectricRange = { pureElectricRanges: [] }

const inStock = { scope: { type: 'in-stock', stock: true }, empty: 'inStockDeals' } as const

/**
 * The lists that are about a subject and stand on a page of their own, by their routes: what the path
 * decides, whatever the query says. Rules F-85, F-100.
 */
const rows = {
  personalCarLeasing: { scope: { type: 'personal', financeType: 'personal' } },
  businessCarLeasing: { scope: { type: 'business', financeType: 'business' } },
  pcp: { scope: { type: 'pcp', financeType: 'pcp', ...leaseOnly } },
  vanLeasing: { scope: { type: 'van', bodyTypes: ['van'] } },
  inStock,
  inStockCopy: { ...inStock, copyOf: 'inStock' },
  specialOffers: { scope: { type: 'special-offers', specialOffers: true } },
  electricCars: { scope: { type: 'electric', fuelTypes: ['electric'] } },
  hybridCars: {
    scope: { type: 'hybrid', fuelTypes: ['hybrid', 'plug-in-hybrid'], ...noElectricRange },
  },
  bodyType: {
    scope: { type: 'body-type' },
    parameter: {
      field: 'bodyTypes',
      values: pageBodyTypes.map((value) => ({ value, label: bodyTypeLabels[value].one })),
    },
    empty: 'bodyType',
  },
  budget: {
    scope: { type: 'budget', budgetFrom: null, budgetTo: null },
    parameter: {
      field: 'budgetRanges',
      values: budgetRanges.filter(({ value }) => pageBudgetRanges.some((band) => band === value)),
    },
  },
} as const satisfies Partial<Record<RouteName, SubjectRow>>

export type SubjectName = keyof typeof rows

export const subjectNames = Object.keys(rows) as SubjectName[]

/** A list about a subject, as its page shows it. */
export type SubjectPlace = ListPlace & {
  subject: SubjectName
  empty: ListKind
  /** The address for search engines, without a query: for a copy that of the page copied. */
  canonicalAddress: string
}

/**
 * The list of a page about a subject; null for a parameter that names none. Rules R-05, F-100.
 * @example subjectPlace('bodyType', 'suv')?.scope // { type: 'body-type', bodyTypes: ['suv'] }
 */
export function subjectPlace(subject: SubjectName, word?: string): SubjectPlace | null {
  const { scope, parameter, empty = 'results', copyOf }: SubjectRow = rows[subject]
  const address = factsOf(subject).pattern.replace(/:\w+/, word ?? '')
  const canonicalAddress = copyOf === undefined ? address : factsOf(copyOf).pattern
  const place = { address, canonicalAddress, scope, subject, empty }
  if (!parameter) return place
  const named = parameter.values.find(({ value }) => value === word)
  return named
    ? { ...place, scope: { ...scope, [parameter.field]: [named.value] }, name: named.label }
    : null
}

/** Whether a list is one about a subject with a page of its own. */
export function isSubjectPlace(place: ListPlace | SubjectPlace): place is SubjectPlace {
  return 'subject' in place
}

/** Every address of a subject: one, or one for each value of its path's parameter. */
export function subjectAddresses(subject: SubjectName): string[] {
  const { parameter }: SubjectRow = rows[subject]
  const words = parameter ? parameter.values.map(({ value }) => value) : [undefined]
  return words.map((word) => subjectPlace(subject, word)!.address)
}
