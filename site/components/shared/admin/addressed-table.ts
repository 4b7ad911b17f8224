import type { DataTableProps } from '#site/ui/data-table/data-table.tsx'
import { sortFrom, sortText } from './table-address.ts'

/** Rows of a page of a table that is searched. */
export const rowsOfPage = 50

type Loaded<Row> = {
  data: { data: readonly Row[]; total: number } | undefined
  isLoading: boolean
  hasFailed: boolean
  reload: () => void
}

type Place = {
  page: number
  /** Of a table that can be sorted. */
  sort?: string
  /** Writes either into the address. */
  change: (changed: { page?: string; sort?: string }) => void
}

/**
 * What a table shows of a list that was loaded, and how its order and page get into the address and
 * out of it. Rule S-82.
 */
export function addressedTable<Row>(
  { data, isLoading, hasFailed, reload }: Loaded<Row>,
  { page, sort, change }: Place,
): Pick<
  DataTableProps<Row>,
  'rows' | 'isLoading' | 'hasFailed' | 'onRetry' | 'sort' | 'onSort' | 'paging'
> {
  return {
    rows: data?.data,
    isLoading,
    hasFailed,
    onRetry: reload,
    ...(sort !== undefined && {
      sort: sortFrom(sort),
      onSort: (next) => change({ sort: sortText(next) }),
    }),
    paging: {
      page,
      rowsPerPage: rowsOfPage,
      total: data?.total ?? 0,
      onPage: (next) => change({ page: String(next) }),
    },
  }
}
