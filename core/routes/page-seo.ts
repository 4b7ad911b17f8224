/** Title and description templates of a page, from editors. */
export type SeoTemplates = { titleTemplate?: string | null; descriptionTemplate?: string | null }

/** Values for a template's placeholders; unknown ones are absent. */
export type SeoValues = Partial<
  Record<'make' | 'range' | 'derivative' | 'count' | 'cheapest' | 'site', string>
>

/**
 * Fills a template's placeholders; null without a template or when a placeholder is unknown on this
 * page, so that the page's own text stands. Rule R-25.
 * @example filledTemplate('{make} lease deals', { make: 'Ford' }) // 'Ford lease deals'
 */
export function filledTemplate(
  template: string | null | undefined,
  values: SeoValues,
): string | null {
  if (!template) return null
  const known = new Map(Object.entries(values))
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  if (names.some((name) => known.get(name) === undefined)) return null
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => known.get(name)!)
}
