import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronUpIcon } from '@sanity/icons/ChevronUp'
import { Button, Card } from '@sanity/ui'
import type { CSSProperties } from 'react'
import type { ClaimColumn, ClaimOrder } from './arrange-claims.ts'
import { ClaimCells } from './claim-cells.tsx'
import type { ClaimRow } from './claim-rows.ts'

const columns: readonly { column: ClaimColumn; title: string; width: string }[] = [
  { column: 'text', title: 'Claim', width: '40%' },
  { column: 'owner', title: 'Owner', width: '14%' },
  { column: 'reviewBy', title: 'Review by', width: '18%' },
  { column: 'places', title: 'Stands on', width: '28%' },
]

const line: CSSProperties = { borderTop: '1px solid var(--card-border-color)' }
const heading: CSSProperties = { textAlign: 'left', padding: 0, fontWeight: 'normal' }

/** Claims in a table whose headings sort it. */
export function ClaimsTable({
  rows,
  order,
  onSort,
}: {
  rows: readonly ClaimRow[]
  order: ClaimOrder
  onSort: (column: ClaimColumn) => void
}) {
  return (
    <Card border radius={2} overflow="auto">
      <table style={{ width: '100%', minWidth: '48rem', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {columns.map(({ column, title, width }) => {
              const isSorted = order.column === column
              const sorted = order.isDescending ? 'descending' : 'ascending'
              return (
                <th
                  key={column}
                  scope="col"
                  style={{ ...heading, width }}
                  aria-sort={isSorted ? sorted : 'none'}
                >
                  <Button
                    mode="bleed"
                    fontSize={1}
                    padding={3}
                    text={title}
                    onClick={() => onSort(column)}
                    {...(isSorted && {
                      iconRight: order.isDescending ? ChevronDownIcon : ChevronUpIcon,
                    })}
                  />
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-claim={row.key} style={line}>
              <ClaimCells row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
