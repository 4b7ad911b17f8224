/**
 * Values for the `{name}` placeholders of editors' texts, from live data. Rules D-23, K-16, W-97.
 */
export type LiveFigures = { providers: number; enquiryHandover: string }

/**
 * Replaces `{providers}` and other placeholders in every text of the content. Braces that name no
 * figure stay as they are. Rules D-23, K-16.
 */
export function withFigures<Content>(content: Content, figures: LiveFigures): Content {
  if (typeof content === 'string') return fillFigures(content, figures) as Content
  if (Array.isArray(content))
    return content.map((item) => withFigures(item as unknown, figures)) as Content
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, withFigures(value as unknown, figures)]),
  ) as Content
}

function fillFigures(text: string, figures: LiveFigures): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) =>
    Object.hasOwn(figures, name) ? String(figures[name as keyof LiveFigures]) : brace,
  )
}
