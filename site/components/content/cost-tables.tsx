import { stegaClean } from '@sanity/client/stega'
import { getTranslations } from 'next-intl/server'
import { writtenDay } from '#core/time/written-day.ts'
import type { CostTablesQueryResult } from '#schemas/generated/sanity.types.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import { costText } from './cost-text.ts'

export type ShownCostTable = CostTablesQueryResult[number] & {
  isAnnounced: boolean
  isOverdue: boolean
}

/** Tables of dated costs with their sources; nothing without any. Rule E-16. */
export async function CostTables({ tables }: { tables: readonly ShownCostTable[] }) {
  if (tables.length === 0) return null
  const t = await getTranslations('content.costs')
  return (
    <PageSection title={t('title')}>
      <Prose>
        {tables.map((table) => (
          <div key={table._id}>
            <ScrollingTable label={stegaClean(table.title)}>
              <table>
                <caption>{table.title}</caption>
                <tbody>
                  {table.rows.map((row) => (
                    <tr key={row._key}>
                      <th scope="row">{row.label}</th>
                      <td>
                        {costText(row)}
                        {row.note ? <> ({row.note})</> : null}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollingTable>
            <p>
              {table.note}{' '}
              {t(table.isAnnounced ? 'announced' : 'from', { date: writtenDay(table.validFrom) })}{' '}
              {table.isOverdue ? <strong>{t('overdue')} </strong> : null}
              {t('source')} <a href={table.source.url}>{table.source.label}</a>
            </p>
          </div>
        ))}
      </Prose>
    </PageSection>
  )
}
