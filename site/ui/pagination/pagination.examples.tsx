import type { Examples } from '../gallery/examples.ts'
import { Pagination, type PageStep } from './pagination.tsx'

const href = '/compare-car-leasing'
const step = (page: number, isCurrent = false): PageStep => ({ page, href, isCurrent })
const previous = { href, label: 'Previous' }
const next = { href, label: 'Next' }
const pageLabel = (page: number) => `Page ${page}`

export const paginationExamples: Examples = {
  'First page of three': (
    <Pagination
      label="Pages, first of three"
      pageLabel={pageLabel}
      next={next}
      steps={[step(1, true), step(2), step(3)]}
    />
  ),
  'Amid many': (
    <Pagination
      label="Pages, amid many"
      pageLabel={pageLabel}
      previous={previous}
      next={next}
      steps={[step(1), 'gap', step(112), step(113, true), step(114), 'gap', step(240)]}
    />
  ),
  'Last page': (
    <Pagination
      label="Pages, last"
      pageLabel={pageLabel}
      previous={previous}
      steps={[step(1), step(2, true)]}
    />
  ),
}
