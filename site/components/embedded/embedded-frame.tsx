import type { ReactNode } from 'react'
import { Notice } from '#site/ui/notice/notice.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'
import styles from './embedded.module.css'
import { FrameHeight } from './frame-height.tsx'

export type EmbeddedFrameProps = {
  demonstrationNotice: string | null
  /** What the law wants said wherever prices stand. */
  statements: readonly string[]
  /** Sites that are told how high the page is. */
  origins: readonly string[]
  children: ReactNode
}

const frameId = 'embedded'

/** A page inside a partner's own: without header and footer, its small print at its end. Rule D-81. */
export function EmbeddedFrame({
  demonstrationNotice,
  statements,
  origins,
  children,
}: EmbeddedFrameProps) {
  return (
    <main id={frameId} className={styles.frame}>
      <Column>
        {children}
        <div className={styles.small}>
          {demonstrationNotice ? (
            <Notice>
              <p>{demonstrationNotice}</p>
            </Notice>
          ) : null}
          {statements.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Column>
      <FrameHeight id={frameId} origins={origins} />
    </main>
  )
}
