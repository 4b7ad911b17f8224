import { messages } from '#site/messages/en.ts'
import { blocks, heading, markdownLink, markdownText } from './markdown-text.ts'

/** What stands around every page, whatever it is about. */
export type Frame = {
  siteUrl: string
  /** The page for people, as a path. */
  path: string
  demonstrationNotice: string | null
  footerStatement: string
}

/**
 * A page as Markdown: what a demonstration is, the page's own text, and at its foot who we are, as
 * on the page for people, to which it leads. Rules E-33, E-34.
 */
export function documentMarkdown(title: string, body: string, frame: Frame): string {
  const { siteUrl, path, demonstrationNotice, footerStatement } = frame
  const text = blocks(
    heading(1, title),
    demonstrationNotice && `> ${markdownText(demonstrationNotice)}`,
    body,
    '---',
    markdownText(footerStatement),
    markdownLink(messages.markdown.page, new URL(path, siteUrl).href),
  )
  return `${text}\n`
}
