import { Disclosure } from '../disclosure/disclosure.tsx'
import styles from './contents.module.css'

export type ContentsProps = {
  /** "On this page" */
  title: string
  parts: readonly { id: string; label: string }[]
}

/** Links to the parts of a page: beside the text and in sight on a wide window, folded above it on a small one. */
export function Contents({ title, parts }: ContentsProps) {
  return (
    <div className={styles.contents} data-no-print="">
      <div className={styles.folded}>
        <Disclosure summary={title}>
          <Parts title={title} parts={parts} />
        </Disclosure>
      </div>
      <div className={styles.beside}>
        <p className={styles.title}>{title}</p>
        <Parts title={title} parts={parts} />
      </div>
    </div>
  )
}

function Parts({ title, parts }: ContentsProps) {
  return (
    <nav aria-label={title}>
      <ol className={styles.list}>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
