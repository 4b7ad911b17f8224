import { markdownToBlocks } from './markdown-to-blocks.ts'
import { named, numbered } from './member-keys.ts'

type Fields = Record<string, unknown>
const typed = (_type: string) => (fields: Fields) => ({ _type, ...fields })
const newsItems = numbered('newsItem', 'n')

/** How fields whose value in a document is not what an author writes come from that. */
const valueOf: Record<string, (written: never) => unknown> = {
  category: (name: string) => ({ _type: 'reference', _ref: `guide-category-${name}` }),
  columns: numbered('menuColumn', 'c'),
  contactHours: named('openingHours'),
  footer: named('footerList'),
  legalReview: typed('legalReview'),
  links: numbered('menuLink', 'l'),
  menus: named('menu'),
  news: (items: { text: string }[]) =>
    newsItems(items.map((item) => ({ ...item, text: markdownToBlocks(item.text) }))),
  // Written as names with numbers, since nobody knows a car by its number.
  relatedCapIds: (cars: Record<string, string>) => Object.values(cars),
  rows: numbered('costRow', 'r'),
  scenarios: named('experimentScenario', 'name'),
  seo: typed('seo'),
  socialLinks: named('socialLink', 'service'),
  slug: (current: string) => ({ _type: 'slug', current }),
  tokens: typed('storefrontTokens'),
  trimAdvice: (markdown: string) => markdownToBlocks(markdown),
  variants: named('experimentVariant', 'name'),
}

/**
 * What an author wrote, with the types and keys that the content model asks for.
 * @throws Error for Markdown that no text can show
 * @example documentFields({ slug: 'a' }) // { slug: { _type: 'slug', current: 'a' } }
 */
export function documentFields(written: unknown): unknown {
  if (Array.isArray(written)) return written.map(documentFields)
  if (typeof written !== 'object' || written === null) return written
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => {
      const inner = documentFields(value)
      return [name, Object.hasOwn(valueOf, name) ? valueOf[name]!(inner as never) : inner]
    }),
  )
}
