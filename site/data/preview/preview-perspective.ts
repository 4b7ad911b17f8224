/**
 * What the preview shows: the published content, drafts before it, or the content of releases, the
 * names in the order in which they win.
 */
export type PreviewPerspective = 'published' | 'drafts' | readonly string[]

/** As releases are named by the content backend; `raw` shows every version at once and is none. */
const perspectiveName = /^(?!raw$)[a-zA-Z0-9_-]{1,128}$/

/** A cookie holds no more; nobody previews as many releases at once. */
const longestText = 1000

/**
 * Reads a perspective as the Studio writes it: one name, or several with commas between. Null for
 * anything that is none, which a stranger may have written. Rule E-18.
 */
export function parsePerspective(text: string | null | undefined): PreviewPerspective | null {
  if (!text || text.length > longestText) return null
  const names = text.split(',')
  if (!names.every((name) => perspectiveName.test(name))) return null
  if (names.length > 1) return names
  return names[0] === 'published' || names[0] === 'drafts' ? names[0] : names
}

/** The same as the Studio and our cookie write it. */
export const perspectiveText = (perspective: PreviewPerspective): string =>
  typeof perspective === 'string' ? perspective : perspective.join(',')
