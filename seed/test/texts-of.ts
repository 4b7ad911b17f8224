/** Fields that hold names for programs rather than words for readers. */
const notWords = new Set(['_id', '_key', '_ref', '_type', 'marks', 'href', 'style', 'listItem'])

/** Every text of a piece of content that a reader would see, in order. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (Array.isArray(content)) return content.flatMap(textsOf)
  if (typeof content !== 'object' || content === null) return []
  // What a live figure says is not known before somebody reads it.
  if ('_type' in content && content._type === 'liveFigure') return []
  return Object.entries(content).flatMap(([name, value]) =>
    notWords.has(name) ? [] : textsOf(value),
  )
}

/** Every word of a piece of content that a reader would see. */
export const wordsOf = (content: unknown): string[] =>
  textsOf(content).flatMap((text) => text.split(/\s+/).filter(Boolean))

/** Where the links of a piece of content lead. */
export function linksOf(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(linksOf)
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) =>
    name === 'href' && typeof value === 'string' ? [value] : linksOf(value),
  )
}
