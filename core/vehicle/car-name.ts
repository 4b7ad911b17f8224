import type { DerivativeSummary } from './derivative.ts'

/**
 * Make and range as people say them. Ranges that carry their make's name do not get it twice.
 * Rule F-90.
 * @example carName(polestar2) // 'Polestar 2', not 'Polestar Polestar 2'
 */
export function carName({
  manufacturer,
  range,
}: Pick<DerivativeSummary, 'manufacturer' | 'range'>): string {
  const starts = range.name.toLowerCase().startsWith(manufacturer.name.toLowerCase())
  return starts ? range.name : `${manufacturer.name} ${range.name}`
}
