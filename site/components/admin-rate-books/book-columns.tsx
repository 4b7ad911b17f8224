import type { WireRateBook } from '#core/contract/json/wire-rate-book.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import { fill } from '#site/messages/fill.ts'
import messages from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'
import styles from './admin-rate-books.module.css'

const t = messages.history
const number = new Intl.NumberFormat('en-GB')

const moment = (at: string | null) => (at === null ? '' : writtenMoment(at))

const byWhom = ({ by, origin }: WireRateBook) =>
  by ?? (origin === 'generated' ? t.generated : t.command)

const changed = ({ changes }: WireRateBook) =>
  changes === null
    ? ''
    : fill(t.changed, {
        up: number.format(changes.up),
        down: number.format(changes.down),
        added: number.format(changes.added),
        gone: number.format(changes.gone),
      })

const stateOf = ({ state, hasPrices }: WireRateBook) =>
  state === 'active' ? t.inForce : hasPrices ? t.replaced : t.recordOnly

/** The columns of the list of books; `onDownload` is told which file is wanted. */
export const bookColumns = (
  onDownload: (bookId: number, as: 'sent' | 'rows', fileName: string) => void,
): readonly TableColumn<WireRateBook>[] => [
  {
    key: 'book',
    label: t.book,
    isRowHead: true,
    cell: (book) => (
      <>
        {book.id} {book.fileName ? <span className={styles.fileName}>{book.fileName}</span> : null}
        <span className={book.state === 'active' ? styles.inForce : styles.soft}>
          {stateOf(book)}
        </span>
        {book.state === 'active' ? (
          <span className={styles.soft}>
            {fill(t.validUntil, { day: writtenDay(book.validUntil) })}
          </span>
        ) : null}
      </>
    ),
  },
  { key: 'from', label: t.from, cell: ({ activatedAt }) => moment(activatedAt) },
  { key: 'until', label: t.until, cell: ({ retiredAt }) => moment(retiredAt) },
  { key: 'by', label: t.by, cell: byWhom },
  {
    key: 'offers',
    label: t.offers,
    isFigure: true,
    cell: ({ offers }) => number.format(offers),
  },
  { key: 'changes', label: t.changes, cell: changed },
  {
    key: 'files',
    label: t.files,
    cell: ({ id, hasPrices, uploadId, fileName }) =>
      hasPrices ? (
        <>
          {uploadId === null ? null : (
            <Button
              look="quiet"
              aria-label={`${t.sent}: ${t.book} ${id}`}
              onClick={() => onDownload(id, 'sent', fileName ?? `rate-book-${id}.csv`)}
            >
              {t.sent}
            </Button>
          )}
          <Button
            look="quiet"
            aria-label={`${t.rows}: ${t.book} ${id}`}
            onClick={() => onDownload(id, 'rows', `rate-book-${id}.csv`)}
          >
            {t.rows}
          </Button>
        </>
      ) : null,
  },
]
