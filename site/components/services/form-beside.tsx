import type { ReactNode } from 'react'
import styles from './service-page.module.css'

type Props = {
  title: string
  /** Of the section around it, so that it is named and not shown again. */
  isTitleHidden?: boolean
  /** What is promised to whoever sends it. */
  promise?: ReactNode
  /** The form, or what became of it. */
  children: ReactNode
  /** Beside it on a wide screen, below it on others. */
  aside: ReactNode
  asideTitle: string
}

/** A form with what helps to fill it in. The form is named by its title. */
export function FormBeside({
  title,
  isTitleHidden = false,
  promise,
  children,
  aside,
  asideTitle,
}: Props) {
  return (
    <div className={styles.columns}>
      <section id="form" aria-label={title}>
        {isTitleHidden ? null : <h2 className={styles.formTitle}>{title}</h2>}
        {promise ? <p className={styles.promise}>{promise}</p> : null}
        {children}
      </section>
      <aside className={styles.aside} aria-label={asideTitle}>
        {aside}
      </aside>
    </div>
  )
}

/** A titled paragraph beside a form. */
export function Beside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
