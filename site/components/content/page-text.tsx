import type { ReactNode } from 'react'
import { messages } from '#site/messages/en.ts'
import { Contents } from '#site/ui/contents/contents.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import styles from './article.module.css'
import { RichText, type RichTextValue } from '#site/components/shared/text/rich-text.tsx'
import { textHeadings } from './text-headings.ts'

/** Running text with the list of its parts beside it. */
export function PageText({ body, children }: { body: RichTextValue; children?: ReactNode }) {
  const parts = textHeadings(body)
  return (
    <div className={parts.length > 0 ? styles.article : styles.plain}>
      {parts.length > 0 ? <Contents title={messages.content.contents} parts={parts} /> : null}
      <Prose>
        <RichText value={body} />
        {children}
      </Prose>
    </div>
  )
}
