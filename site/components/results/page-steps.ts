import type { PageStep } from '../../ui/pagination/pagination.tsx'

/**
 * The page numbers to offer: first, last, the present one and its neighbours, with a gap where
 * at least two are left out. Empty when there is only one page.
 * @example pages 1 … 4 [5] 6 … 20
 */
export function pageSteps(
  current: number,
  count: number,
  hrefOf: (page: number) => string,
): PageStep[] {
  if (count < 2) return []
  const shown = new Set([1, count, current - 1, current, current + 1])
  if (shown.has(3)) shown.add(2) // a gap of one page would be wider than the page
  if (shown.has(count - 2)) shown.add(count - 1)
  const pages = [...shown]
    .filter((page) => page >= 1 && page <= count)
    .toSorted((left, right) => left - right)
  return pages.flatMap((page, index): PageStep[] => {
    const step = { page, href: hrefOf(page), isCurrent: page === current }
    return index > 0 && page - pages[index - 1]! > 1 ? ['gap', step] : [step]
  })
}
