import type { DocumentLocationsState } from 'sanity/presentation'
import { type Place, type PlacedDocument, placesOf, placesOfClaim } from './document-places.ts'

type Placed = PlacedDocument & { usedIn?: readonly PlacedDocument[] | null }

/** What the Studio says above a document: the pages that show it, each leading to the preview. */
export function locationsOf(document: Placed | null): DocumentLocationsState | null {
  if (!document) return null
  const places =
    document._type === 'marketingClaim'
      ? placesOfClaim(document, document.usedIn ?? [])
      : placesOf(document)
  const locations = places.flatMap(({ title, href }) => (href ? [{ title, href }] : []))
  const message = messageOf(document._type, places)
  return {
    locations,
    ...(message && { message }),
    ...(places.length === 0 && { tone: 'caution' as const }),
  }
}

/** Types that stand on pages at all, with what to say of one that stands on none yet. */
const without: Readonly<Record<string, string>> = {
  guide: 'On no page yet: it needs an address and a category.',
  guideCategory: 'On no page yet: it needs an address.',
  pageContent: 'Part of other pages; it has none of its own.',
  article: 'On no page yet: it needs a make.',
  banner: 'On no page yet: choose pages.',
  marketingClaim: 'On no page: nothing asks for this claim.',
}

/** Every type that has locations. */
export const placedTypes = ['siteSettings', 'navigation', 'faq', ...Object.keys(without)]

function messageOf(type: string, places: readonly Place[]): string | undefined {
  if (type === 'navigation') return 'In the header and footer of every page'
  if (places.length === 0) return without[type]
  const everyOne = places.filter(({ href }) => href === null).map(({ title }) => title)
  const own = places.length - everyOne.length
  if (everyOne.length === 0) return undefined
  const families = `on all pages of these kinds: ${everyOne.join(', ')}`
  if (own === 0) return `Stands ${families}`
  return `On ${own} ${own === 1 ? 'page' : 'pages'}, and ${families}`
}
