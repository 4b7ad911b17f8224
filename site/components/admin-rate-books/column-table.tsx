import { columnHelp } from '#core/rates/column-help.ts'
import t from '#site/messages/en/admin-rate-books.json' with { type: 'json' }
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import styles from './admin-rate-books.module.css'

/** The template, and what stands in each of its columns. Rule T-27. */
export function ColumnTable() {
  return (
    <>
      <p className={styles.template}>
        <a href="/api/rate-books/template" download>
          {t.upload.template}
        </a>
      </p>
      <Disclosure summary={t.upload.columns}>
        <ScrollingTable label={t.upload.columns}>
          <table className={`${styles.table} ${styles.wide}`}>
            <thead>
              <tr>
                <th scope="col">{t.upload.column}</th>
                <th scope="col">{t.upload.holds}</th>
                <th scope="col">{t.upload.example}</th>
              </tr>
            </thead>
            <tbody>
              {columnHelp.map(({ name, isNeeded, holds, example }) => (
                <tr key={name}>
                  <th scope="row">
                    {name} <span>({isNeeded ? t.upload.needed : t.upload.optional})</span>
                  </th>
                  <td>{holds}</td>
                  <td>{example}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollingTable>
      </Disclosure>
    </>
  )
}
