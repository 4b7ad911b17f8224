'use client'

import { useState } from 'react'
import { DataTable, type TableColumn, type TableSort } from './data-table.tsx'

type Person = { name: string; provider: string; visits: number }

const people: Person[] = [
  { name: 'Ada Lovelace', provider: 'Drivestone', visits: 1111 },
  { name: 'Bartholomew Featherstonehaugh-Cholmondeley', provider: 'Hillgate', visits: 7 },
]

const columns: readonly TableColumn<Person>[] = [
  { key: 'name', label: 'Name', sortsBy: 'name', isRowHead: true, cell: ({ name }) => name },
  { key: 'provider', label: 'Provider', cell: ({ provider }) => provider },
  {
    key: 'visits',
    label: 'Visits',
    sortsBy: 'visits',
    isFigure: true,
    cell: ({ visits }) => visits.toLocaleString('en-GB'),
  },
]

const texts = {
  loading: 'Loading',
  failed: 'This list could not be loaded.',
  retry: 'Try again',
  previous: 'Previous',
  next: 'Next',
  range: (from: number, to: number, total: number) =>
    `${from}–${to} of ${total.toLocaleString('en-GB')}`,
}

type Props = { caption: string; kind: 'rows' | 'loading' | 'empty' | 'failed' }

/** A table in one of its states, for the gallery. */
export function DataTableOnDisplay({ caption, kind }: Props) {
  const [sort, setSort] = useState<TableSort>({ by: 'name', direction: 'asc' })
  const [page, setPage] = useState(1)
  const hasRows = kind === 'rows' || kind === 'loading'
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={hasRows ? people : kind === 'empty' ? [] : undefined}
      rowKey={({ name }) => name}
      isLoading={kind === 'loading'}
      hasFailed={kind === 'failed'}
      onRetry={() => setPage(1)}
      sort={sort}
      onSort={setSort}
      paging={{ page, rowsPerPage: 2, total: hasRows ? 10_000 : 0, onPage: setPage }}
      empty={<p>Nobody fits that. Take a word out, or clear the search.</p>}
      texts={{ ...texts, pages: `Pages: ${caption}` }}
    />
  )
}
