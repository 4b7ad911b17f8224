import type { IncomingMessage } from 'node:http'
import { asksForMarkdown, markdownType } from '../policy/markdown-pages.ts'

/**
 * Leaves of what is accepted only what a page decides by: Markdown, or nothing, which is HTML. The
 * router's requests are for neither. Rules E-33, E-35.
 */
export function acceptKind({ headers }: IncomingMessage, mayBeMarkdown: boolean): void {
  const isMarkdown =
    mayBeMarkdown && headers['rsc'] === undefined && asksForMarkdown(headers.accept)
  if (isMarkdown) headers.accept = markdownType
  else delete headers.accept
}
