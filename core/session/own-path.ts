/** The most characters of an own address; a longer one was made to do harm. */
const longest = 2048

/** First segments whose addresses answer programs and forms, not people. */
const notPages = new Set(['api', 'forms', 'site', 'media'])

/** Characters that browsers leave out of an address, or read as a slash. */
const unsafeCharacter = /[\p{Cc}\s\\]/u

/** Two slashes, which start a host, or a dot segment, which leads elsewhere than the path says. */
const unsafePath = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/iu

/**
 * The address when it is a page of this site, as path with query and hash; null when it is
 * anything else: a full address, `//host`, one with a backslash, a space or a control, one with
 * `//` or a dot segment in its path, one of over 2,048 characters, or one that is no page. So
 * nobody can be sent to another site by a link to ours. Rule S-08.
 * @example ownPath('/admin/users?page=2') // '/admin/users?page=2'
 * @example ownPath('//evil.example') // null
 */
export function ownPath(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > longest) return null
  if (!address.startsWith('/') || unsafeCharacter.test(address)) return null
  const path = pathOf(address)
  return unsafePath.test(path) || notPages.has(firstSegment(path)) ? null : address
}

/** The path of an own address: what stands before the query and the hash. */
export const pathOf = (address: string): string => address.replace(/[?#].*/su, '')

/** `admin` of `/admin/users`; empty for the home page and for what is no path. */
export const firstSegment = (path: string): string => path.split('/')[1] ?? ''
