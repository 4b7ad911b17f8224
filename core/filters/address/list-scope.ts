import type { FinanceType } from '#core/offer/finance-type.ts'
import { matchRoute } from '#core/routes/match-route.ts'
import type { FilterScope } from '../filter-values.ts'
import { rangeValue } from './range-value.ts'
import { subjectNames, subjectPlace } from './subject-lists.ts'

/**
 * What the path of a list decides, read off the path alone: whether its make, range or model exists
 * is not asked. Null for a page without a list, a question of the wizard among them, and for the
 * results of a budget, whose path names a model without its make. Rules F-39, F-100, F-150.
 * @example listScope('/pcp') // { type: 'pcp', financeType: 'pcp', … }
 */
export function listScope(pathname: string): FilterScope | null {
  const route = matchRoute(pathname)
  if (route === null) return null
  const { name, params } = route
  if (name === 'compare') return { type: 'compare' }
  const subject = subjectNames.find((each) => each === name)
  // The table of pages takes no word that names no subject.
  if (subject) return subjectPlace(subject, Object.values(params)[0])!.scope
  if (name !== 'carSearchVehicles') return null
  const { manufacturer, range, financeType } = params
  // The table of pages takes no other finance type, and no address without its make and range.
  return {
    type: 'car-search',
    manufacturers: [manufacturer!],
    ranges: [rangeValue(manufacturer!, range!)],
    everyDeal: true,
    financeType: financeType as FinanceType,
  }
}
