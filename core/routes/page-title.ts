import { factsOf, type RouteName } from './route-table.ts'

/** The texts a title is made from. Templates hold `{make}`. */
export type TitleTexts = {
  home: string
  search: string
  makeTemplate: string
  /** The page's own title, where it has one. */
  own?: string
  /** The make's name, on pages about one. */
  make?: string
}

/**
 * The title of a page: of a search, the search's with what is searched; on a page about a make, the
 * template with its name; for an unknown page, the home page's. Rules.
 * @example pageTitle('carLeasingMake', { …, makeTemplate: '{make} lease deals', make: 'Ford' })
 */
export function pageTitle(
  name: RouteName | null,
  { home, search, makeTemplate, own, make }: TitleTexts,
): string {
  const kind = name === null ? null : factsOf(name).title
  if (kind === 'search') return own === undefined ? search : `${own} | ${search}`
  if (kind === 'make' && make !== undefined) return makeTemplate.replaceAll('{make}', () => make)
  return (name === null ? undefined : own) ?? home
}
