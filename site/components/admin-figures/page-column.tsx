import { LongName } from '#site/ui/chart/long-name.tsx'
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'

/** The column of a table that says of which page a row is. */
export const pageColumn = (label: string): TableColumn<{ pattern: string }> => ({
  key: 'page',
  label,
  isRowHead: true,
  cell: ({ pattern }) => <LongName>{pattern}</LongName>,
})
