import { subjectNames } from '#core/filters/address/subject-lists.ts'
import { matchRoute } from '#core/routes/match-route.ts'
import type { RouteName } from '#core/routes/route-table.ts'

/** The media type by which readers of text ask for a page, and get it. */
export const markdownType = 'text/markdown'

/** Below this path the handler answers pages as Markdown; no visitor is led there. */
export const markdownPrefix = '/site/markdown'

/** The pages that there are as Markdown: guides, deals and lists. Rule E-33. */
export const markdownRoutes: readonly RouteName[] = ['guide', 'deal', 'compare', ...subjectNames]

/** Whether a page is there as Markdown too, so that its answer depends on what is accepted. */
export const hasMarkdown = (pathname: string): boolean => {
  const name = matchRoute(pathname)?.name
  return name !== undefined && markdownRoutes.includes(name)
}

/**
 * Whether somebody asks for Markdown: by its name, and not less than for HTML by its own. What names no
 * type of its own is HTML. Rule E-33.
 * @example asksForMarkdown('text/markdown, text/html;q=0.9') // true
 */
export function asksForMarkdown(accept: string | undefined): boolean {
  const weights = new Map(
    (accept ?? '').split(',').map((range) => {
      const [type = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = params.find((param) => param.startsWith('q='))?.slice(2)
      return [type, weight === undefined ? 1 : Number(weight) || 0]
    }),
  )
  const markdown = weights.get(markdownType) ?? 0
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0)
}
