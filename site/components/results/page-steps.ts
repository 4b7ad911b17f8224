import { pageNumbers } from '#core/filters/address/list-pages.ts'
import type { PageStep } from '#site/ui/pagination/pagination.tsx'

/** The page numbers a list offers, each with its address. */
export function pageSteps(
  current: number,
  count: number,
  hrefOf: (page: number) => string,
): PageStep[] {
  return pageNumbers(current, count).map((page) =>
    page === 'gap' ? page : { page, href: hrefOf(page), isCurrent: page === current },
  )
}
