/** Templates of a page as editors wrote them. */
export type SeoTemplates = { titleTemplate?: string | null; descriptionTemplate?: string | null }

/** What placeholders of a template are filled with; one that cannot be told is absent. */
export type SeoValues = Partial<
  Record<'make' | 'range' | 'derivative' | 'count' | 'cheapest' | 'site', string>
>

/**
 * A template with its placeholders filled; null when there is no template, or one of its
 * placeholders cannot be told on this page, so that the page's own text stands. Rule R-25.
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
