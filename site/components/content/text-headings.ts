import { toPlainText } from '@portabletext/react'
import { headingId } from '#site/components/shared/text/heading-id.ts'
import type { RichTextValue } from '#site/components/shared/text/rich-text.tsx'

/** The headings of a text with their addresses in the page; none when there are fewer than two. */
export function textHeadings(body: RichTextValue): { id: string; label: string }[] {
  const headings = body.flatMap((block) =>
    block._type === 'block' && block.style === 'h2' ? [toPlainText([block])] : [],
  )
  if (headings.length < 2) return []
  return headings.map((label) => ({ id: headingId(label), label }))
}
