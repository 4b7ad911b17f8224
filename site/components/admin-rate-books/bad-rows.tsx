import { useState } from 'react'
import type { WireUploadReport } from '#core/contract/json/wire-rate-book.ts'
import { fill } from '#site/messages/fill.ts'
import messages from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import styles from './admin-rate-books.module.css'
import { attempt, rateRequests } from './rate-requests.ts'

const t = messages.report

type Props = { uploadId: string; report: WireUploadReport }

/** Bad rows by line, column, value and reason; all of them as a file. Rule T-11. */
export function BadRows({ uploadId, report: { badRows, errors, errorsFound } }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const title = fill(t.bad, { count: badRows.toLocaleString('en-GB') })
  return (
    <>
      <h4>{title}</h4>
      <p>
        {fill(t.badLede, {
          shown: errors.length,
          count: errorsFound.toLocaleString('en-GB'),
        })}
      </p>
      <ScrollingTable label={title}>
        <table className={`${styles.table} ${styles.wide}`}>
          <thead>
            <tr>
              {[t.line, t.column, t.value, t.reason].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, column, value, reason }) => (
              <tr key={`${line} ${column} ${reason}`}>
                <td>{line}</td>
                <td>{column}</td>
                <td className={styles.value}>{value}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
      {failure === null ? null : (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
      <Button
        look="quiet"
        onClick={() => void attempt(() => rateRequests.errors(uploadId)).then(setFailure)}
      >
        {t.allErrors}
      </Button>
    </>
  )
}
