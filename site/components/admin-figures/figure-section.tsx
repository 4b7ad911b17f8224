import type { ReactNode } from 'react'
import { figureFilePath, type FigureFile } from '#core/figures/figure-files.ts'
import { FileDownload } from '#site/components/shared/admin/file-download.tsx'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './admin-figures.module.css'

type Props = {
  title: string
  lede?: string
  file: FigureFile
  /** What the table behind the plot is called. */
  summary?: string
  table: ReactNode
  /** The plot. */
  children: ReactNode
}

/** A plot with the figures behind it, as a table and as a file. Rule W-190. */
export function FigureSection({ title, lede, file, summary = t.table, table, children }: Props) {
  return (
    <PageSection title={title} {...(lede !== undefined && { lede })}>
      <div className={styles.figure}>
        <div className={styles.plot}>{children}</div>
        <Disclosure summary={summary}>{table}</Disclosure>
        <FileDownload of={title} address={figureFilePath(file)} fileName={`${file}.csv`} />
      </div>
    </PageSection>
  )
}
