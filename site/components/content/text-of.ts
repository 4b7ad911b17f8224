/** The words of rich text, of claims in it too, as one text to search. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => (key === 'text' && typeof inner === 'string' ? inner : textOf(inner)))
    .join(' ')
}
