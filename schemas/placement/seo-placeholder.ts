/** Names in braces that a title or description for search engines may hold, filled in by the page. */
export const seoPlaceholders = ['make', 'range', 'derivative', 'count', 'cheapest', 'site'] as const

/** The names in braces of a text that are none of ours, in the order they stand. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']) =>
    (seoPlaceholders as readonly string[]).includes(name) ? [] : [name],
  )
