import { Fragment } from 'react'
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'

/** The pattern of a page's address, which breaks between its words where it has to. */
const PagePattern = ({ pattern }: { pattern: string }) =>
  pattern.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))

/** The column of a table that says of which page a row is. */
export const pageColumn = (label: string): TableColumn<{ pattern: string }> => ({
  key: 'page',
  label,
  isRowHead: true,
  cell: ({ pattern }) => <PagePattern pattern={pattern} />,
})
