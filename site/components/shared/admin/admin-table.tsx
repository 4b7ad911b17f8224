import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin.json' with { type: 'json' }
import { DataTable, type DataTableProps } from '#site/ui/data-table/data-table.tsx'
import { adminFailure } from './admin-calls.ts'

const number = new Intl.NumberFormat('en-GB')

const textsOf = (caption: string) => ({
  loading: t.table.loading,
  failed: adminFailure(),
  retry: t.table.retry,
  previous: t.table.previous,
  next: t.table.next,
  pages: fill(t.table.pages, { caption }),
  range: (from: number, to: number, total: number) =>
    fill(t.table.range, {
      from: number.format(from),
      to: number.format(to),
      total: number.format(total),
    }),
})

/** A table of the office, with the office's words. Rule S-82. */
export const AdminTable = <Row,>(props: Omit<DataTableProps<Row>, 'texts'>) => (
  <DataTable {...props} texts={textsOf(props.caption)} />
)
