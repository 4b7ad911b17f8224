import type { ReactNode } from 'react'
import { StaticHtml } from '../static-html/static-html.tsx'
import styles from './page-section.module.css'

/** The content column: 1,200 px at most, with the page's gutter on both sides. */
export function Column({ children }: { children: ReactNode }) {
  return <StaticHtml className={styles.column}>{children}</StaticHtml>
}

export type PageSectionProps = {
  id?: string
  title: string
  /** A sentence under the title. */
  lede?: ReactNode
  /** Ranged right of the title: "See all". */
  aside?: ReactNode
  /** Named to listeners as a region of the page, by its title. */
  isRegion?: true
  /** Everything that decides what it shows, where many pages show the same. */
  drawnFrom?: unknown
  children: ReactNode
}

/** A titled part of a page under a strong rule, as a newspaper sets its sections. */
export function PageSection(props: PageSectionProps) {
  const { id, title, lede, aside, isRegion, drawnFrom, children } = props
  return (
    <StaticHtml
      as="section"
      id={id}
      className={styles.section}
      aria-label={isRegion ? title : undefined}
      drawnFrom={drawnFrom}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        {aside}
      </div>
      {lede ? <p className={styles.lede}>{lede}</p> : null}
      <div className={styles.content}>{children}</div>
    </StaticHtml>
  )
}

/** The first lines of a page. */
export function PageTitle({ title, lede }: { title: ReactNode; lede?: ReactNode }) {
  return (
    <div className={styles.pageTitle}>
      <h1>{title}</h1>
      {lede ? <p className={styles.lede}>{lede}</p> : null}
    </div>
  )
}
