import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Notice } from '../notice/notice.tsx'
import styles from './data-table.module.css'

export type SortDirection = 'asc' | 'desc'
export type TableSort = { by: string; direction: SortDirection }

export type TableColumn<Row> = {
  key: string
  label: string
  /** Its heading is a button that sorts by this name. */
  sortsBy?: string
  /** Figures stand to the right. */
  isFigure?: true
  /** Heads its row: the name of what the row is about. */
  isRowHead?: true
  cell: (row: Row) => ReactNode
}

export type TablePaging = {
  /** From 1. */
  page: number
  rowsPerPage: number
  /** Rows over all pages. */
  total: number
  onPage: (page: number) => void
}

export type TableTexts = {
  loading: string
  failed: string
  retry: string
  previous: string
  next: string
  /** "Pages of users" names the buttons under the table. */
  pages: string
  /** "1–50 of 10,000". */
  range: (from: number, to: number, total: number) => string
}

export type DataTableProps<Row> = {
  caption: string
  columns: readonly TableColumn<Row>[]
  /** Undefined until they have come for the first time; the last ones while others are loaded. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  isLoading?: boolean
  hasFailed?: boolean
  onRetry: () => void
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  paging?: TablePaging
  /** Shown in place of rows where there are none. */
  empty: ReactNode
  texts: TableTexts
}

/**
 * A table of records that a server sorts and pages: headings that sort, a heading row that stays in
 * sight, and its loading, empty and failed states. On a phone it scrolls within itself.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, isLoading, hasFailed, texts, paging } = props
  return (
    <div className={styles.whole} aria-busy={isLoading || undefined}>
      {hasFailed ? (
        <Notice tone="bad" isLive>
          <p>{texts.failed}</p>
          <Button look="quiet" onClick={props.onRetry}>
            {texts.retry}
          </Button>
        </Notice>
      ) : null}
      <p className={styles.loading} role="status">
        {isLoading ? texts.loading : ''}
      </p>
      {rows && rows.length > 0 ? (
        // A part that scrolls must be reachable with the keyboard alone.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
          <table className={styles.table}>
            <caption className={styles.caption}>{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <Heading
                    key={column.key}
                    label={column.label}
                    sortsBy={column.sortsBy}
                    isFigure={column.isFigure}
                    sort={props.sort}
                    onSort={props.onSort}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map(({ key, isFigure, isRowHead, cell }) => {
                    const className = isFigure ? styles.figure : undefined
                    return isRowHead ? (
                      <th key={key} scope="row" className={className}>
                        {cell(row)}
                      </th>
                    ) : (
                      <td key={key} className={className}>
                        {cell(row)}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {rows?.length === 0 ? <div className={styles.empty}>{props.empty}</div> : null}
      {paging && paging.total > 0 ? <Paging {...paging} texts={texts} /> : null}
    </div>
  )
}

type HeadingProps = Pick<TableColumn<never>, 'label'> & {
  sortsBy: string | undefined
  isFigure: true | undefined
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** A column's heading; pressed again it turns the order around. */
function Heading({ label, sortsBy, isFigure, sort, onSort }: HeadingProps) {
  const className = isFigure ? styles.figure : undefined
  if (sortsBy === undefined || !onSort) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  }
  const direction = sort?.by === sortsBy ? sort.direction : null
  const turned = direction === 'asc' ? 'desc' : 'asc'
  return (
    <th
      scope="col"
      className={className}
      aria-sort={direction === null ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={styles.sort}
        data-direction={direction ?? undefined}
        onClick={() => onSort({ by: sortsBy, direction: turned })}
      >
        {label}
        <Icon name="chevron" />
      </button>
    </th>
  )
}

function Paging({ page, rowsPerPage, total, onPage, texts }: TablePaging & { texts: TableTexts }) {
  const from = Math.min((page - 1) * rowsPerPage + 1, total)
  const to = Math.min(page * rowsPerPage, total)
  const range = <p className={styles.range}>{texts.range(from, to, total)}</p>
  if (page === 1 && to === total) return range
  return (
    <nav className={styles.paging} aria-label={texts.pages}>
      {range}
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <Button look="secondary" disabled={to >= total} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  )
}
