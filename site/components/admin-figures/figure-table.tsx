import { AdminTable } from '#site/components/shared/admin/admin-table.tsx'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'

type Props<Row> = {
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** The figures behind a plot. */
export const FigureTable = <Row,>(props: Props<Row>) => (
  <AdminTable {...props} onRetry={() => {}} empty={<p>{t.none}</p>} />
)
