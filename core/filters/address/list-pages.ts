import { defaultSort, type Sort } from '../query/sort.ts'

/** Number of pages of a list; 0 when it is empty. Rule F-81. */
export function pageCount(total: number, rows: number): number {
  return Math.ceil(total / rows)
}

/** Whether a page lies past the end of a list that has deals. Rule F-81. */
export function isPastEnd(page: number, total: number, rows: number): boolean {
  return total > 0 && page > pageCount(total, rows)
}

/**
 * Page numbers of a pagination: first, last, current and its neighbours, with a gap where at least
 * two are left out. Empty for a single page. Rule F-82.
 * @example pageNumbers(5, 20) // [1, 'gap', 4, 5, 6, 'gap', 20]
 */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  if (count < 2) return []
  const near = new Set([1, count, current - 1, current, current + 1])
  if (near.has(3)) near.add(2) // a gap of one page would be wider than the page
  if (near.has(count - 2)) near.add(count - 1)
  const pages = [...near]
    .filter((page) => page >= 1 && page <= count)
    .toSorted((left, right) => left - right)
  return pages.flatMap((page, at): (number | 'gap')[] =>
    page - (pages[at - 1] ?? page) > 1 ? ['gap', page] : [page],
  )
}

/**
 * The cheapest deal of a list: the first, on the first page in the default order; undefined
 * elsewhere. Rule F-83.
 */
export function cheapestDeal<Deal>(list: {
  sort: Sort
  page: number
  deals: readonly Deal[]
}): Deal | undefined {
  return list.sort === defaultSort && list.page === 1 ? list.deals[0] : undefined
}
