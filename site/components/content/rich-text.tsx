import { PortableText, type PortableTextComponents, toPlainText } from '@portabletext/react'
import type {
  CallOut,
  ContentTable,
  RichText as RichTextValue,
} from '#schemas/generated/sanity.types.ts'
import { Link } from '../../ui/link/link.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { headingId } from './heading-id.ts'
import styles from './rich-text.module.css'

const components: PortableTextComponents = {
  block: {
    h2: ({ children, value }) => <h2 id={headingId(toPlainText(value))}>{children}</h2>,
    h3: ({ children, value }) => <h3 id={headingId(toPlainText(value))}>{children}</h3>,
  },
  marks: {
    link: ({ children, value }) => <Link href={String(value?.href ?? '')}>{children}</Link>,
  },
  types: {
    contentTable: ({ value }) => <Table table={value as ContentTable} />,
    callOut: ({ value }) => <CallOutNote callOut={value as CallOut} />,
  },
}

/** Text as editors write it: headings, lists, links, tables and call-outs. */
export function RichText({ value }: { value: RichTextValue }) {
  return <PortableText value={value} components={components} />
}

function Table({ table }: { table: ContentTable }) {
  return (
    // A part that scrolls must be reachable with the keyboard alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={table.caption}>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row._key}>
              {row.cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CallOutNote({ callOut }: { callOut: CallOut }) {
  return (
    <Notice>
      <p>
        <strong>{callOut.title}</strong>
      </p>
      <p>{callOut.text}</p>
    </Notice>
  )
}
