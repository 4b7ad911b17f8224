import { inSpan, isTelemetryOn } from '#server-kit/telemetry/telemetry.ts'
import type { DealSearch } from './deal-search.ts'

/**
 * The same search, with a span for each list and each count of a list's choices. Without telemetry it
 * is what was given. Rule C-191.
 */
export function withSearchSpans(search: DealSearch): DealSearch {
  if (!isTelemetryOn()) return search
  const within = <Result>(name: string, run: () => Result): Result =>
    inSpan({ name, kind: 'internal' }, run)
  return {
    ...search,
    list: (...args) => within('list search', () => search.list(...args)),
    listByCarModel: (...args) =>
      within('list search by model', () => search.listByCarModel(...args)),
    facets: (...args) => within('list choices', () => search.facets(...args)),
  }
}
