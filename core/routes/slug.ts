import { routeTable } from './route-table.ts'
import { movedRoutes } from './short-forms.ts'

/**
 * The slug of a name: lower-case ASCII with hyphens. Used once, when a name is first met; stored
 * slugs are never recomputed. Rule R-10.
 * @example slugOf('Mégane E-Tech') // 'megane-e-tech'
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Reserved words that no make's slug may be: it would be hidden by a page, so an import refuses it.
 * Rule R-11.
 */
export const reservedManufacturerSlugs: readonly string[] = wordsBeside(':manufacturer')

/** Reserved words for ranges. Rule R-11. */
export const reservedRangeSlugs: readonly string[] = wordsBeside(':range')

/** Fixed words of addresses in the place where others have this parameter. */
function wordsBeside(parameter: string): string[] {
  const all = [
    ...Object.values(routeTable).map(({ pattern }) => pattern.split('/')),
    ...movedRoutes.map(({ from }) => from.split('/')),
  ]
  const words = all.flatMap((holder) => {
    const index = holder.indexOf(parameter)
    if (index < 0) return []
    const before = holder.slice(0, index).join('/')
    return all
      .filter((other) => other.slice(0, index).join('/') === before)
      .map((other) => other[index] ?? '')
      .filter((word) => word !== '' && !word.startsWith(':'))
  })
  return [...new Set(words)].toSorted()
}
