const validId = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/

/** Whether text can name a document: letters, digits, `.`, `_` and `-`, at most 128 of them. */
export const isValidId = (id: string) => validId.test(id) && !id.includes('..') && !id.endsWith('.')

export const isDraftId = (id: string) => id.startsWith('drafts.')
export const isVersionId = (id: string) => id.startsWith('versions.')

/** Documents whose id holds a dot (drafts, versions, secrets) are never shown to the public. */
export const isPublicId = (id: string) => !id.includes('.')

/**
 * The id under which a document is or would be published.
 * @example publishedId('drafts.faq-1') // 'faq-1'
 * @example publishedId('versions.spring.faq-1') // 'faq-1'
 */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

/** The release a version belongs to; null for published documents and drafts. */
export const releaseOf = (id: string) => (isVersionId(id) ? (id.split('.')[1] ?? null) : null)
