import { plainPath } from '#core/routes/shown-link.ts'
import type { Messages } from '#site/messages/en.ts'
import {
  type EntryName,
  footerEntries,
  legalEntries,
  menuEntries,
  siteMapEntries,
} from './frame-entries.ts'

type Texts = Messages['layout']

const linksOf = (entries: readonly EntryName[], t: Texts) =>
  entries.map((name) => ({ label: t.entries[name], href: plainPath(name) }))

/** The menus of the header until editors publish theirs, as a document of theirs would say them. */
export const ownMenus = (t: Texts) =>
  menuEntries.map(({ title, columns }) => ({
    title: t.headings[title],
    columns: columns.map((column) => ({
      ...(column.title && { title: t.headings[column.title] }),
      ...(column.part && { part: column.part }),
      links: linksOf(column.entries, t),
    })),
  }))

const ownLists = (lists: typeof footerEntries, t: Texts) =>
  lists.map(({ title, entries }) => ({ title: t.headings[title], links: linksOf(entries, t) }))

/** The lists of the footer until editors publish theirs. */
export const ownFooter = (t: Texts) => ownLists(footerEntries, t)

/** The lists of the page that names all pages. Rule R-28. */
export const ownSiteMap = (t: Texts) => ownLists(siteMapEntries, t)

/** The few links that a landing page keeps. */
export const legalLinks = (t: Texts) => linksOf(legalEntries, t)
