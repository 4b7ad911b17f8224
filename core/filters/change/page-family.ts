/**
 * The page families that filters distinguish. Filters remember the family they were made on. Rule
 * F-04.
 */
export const pageFamilies = [
  'compare',
  'car-search',
  'budget',
  'body-type',
  'budget-search',
  'special-offers',
  'in-stock',
  'electric',
  'hybrid',
  'business',
  'personal',
  'van',
  'pcp',
  'manufacturers',
  'manufacturer',
  'range',
  'deal',
  'quiz',
  'other',
] as const

export type PageFamily = (typeof pageFamilies)[number]

/** Families without filters of their own: visiting them leaves the filters' family unchanged. */
const withoutFilters: readonly PageFamily[] = ['deal', 'quiz', 'other']

/** Whether pages of the family hold a list with filters. Rule F-27. */
export function hasFilters(family: PageFamily): boolean {
  return !withoutFilters.includes(family)
}

/**
 * Patterns of paths, first match wins; `:make` is captured, `*` is one segment, `**` any number,
 * also none.
 */
const patterns = [
  ['/compare-car-leasing', 'compare'],
  ['/car-search/**', 'car-search'],
  ['/budget-search/**', 'budget-search'],
  ['/budget/*', 'budget'],
  ['/car-leasing/budget', 'budget'],
  ['/body-type/*', 'body-type'],
  ['/car-leasing/bodytypes', 'body-type'],
  ['/special-offers/**', 'special-offers'],
  ['/in-stock-car-lease-deals', 'in-stock'],
  ['/car-leasing/electric-cars', 'electric'],
  ['/car-leasing/hybrid-cars', 'hybrid'],
  ['/car-leasing/gap-insurance', 'other'],
  ['/car-leasing/sell-your-car', 'other'],
  ['/car-leasing/value-score', 'other'],
  ['/business-car-leasing', 'business'],
  ['/personal-car-leasing', 'personal'],
  ['/van-leasing', 'van'],
  ['/pcp', 'pcp'],
  ['/manufacturers', 'manufacturers'],
  ['/car-leasing/:make', 'manufacturer'],
  ['/car-leasing/:make/**', 'range'],
  ['/vehicles/*/offers', 'deal'],
  ['/vehicles/*/get-this-deal', 'deal'],
  ['/fb/*', 'deal'],
  ['/electric-vs-petrol-calculator/questions', 'quiz'],
] as const satisfies readonly (readonly [string, PageFamily])[]

/** A page's family, and the make in its path. */
export type FamilyPage = { family: PageFamily; make: string | null }

/**
 * The family of an address without its query; `other` for every page without a list. Rule F-19.
 * @example familyOf('/car-leasing/ford/focus') // { family: 'range', make: 'ford' }
 */
export function familyOf(pathname: string): FamilyPage {
  const path = pathname.split('/').slice(1)
  for (const [pattern, family] of patterns) {
    const parts = pattern.split('/').slice(1)
    const isOpen = parts.at(-1) === '**'
    const fixed = isOpen ? parts.slice(0, -1) : parts
    const isLong = isOpen ? path.length >= fixed.length : path.length === fixed.length
    if (!isLong || !fixed.every((part, at) => isSegment(part, path[at]!))) continue
    const makeAt = fixed.indexOf(':make')
    return { family, make: path[makeAt] ?? null }
  }
  return { family: 'other', make: null }
}

function isSegment(part: string, segment: string): boolean {
  return part === segment || ((part === '*' || part === ':make') && segment !== '')
}
