import { pathOf } from '../session/own-path.ts'

/**
 * Whether navigation scrolls to the top: to every other page, but not when only the query changes
 * (a filter), nor to a hash. Rule R-20.
 */
export function scrollsToTop(from: string, to: string): boolean {
  return !to.includes('#') && pathOf(from) !== pathOf(to)
}
