import { isNativeLink } from '#core/routes/blog.ts'
import { type IsBuilt, isShownLink } from '#core/routes/shown-link.ts'
import type { NavigationQueryResult } from '#schemas/generated/sanity.types.ts'
import type { Messages } from '#site/messages/en.ts'
import type { NavGroup, NavLink } from '#site/ui/site-header/nav-group.ts'
import { type Make, partLinks } from './menu-parts.ts'
import { ownFooter, ownMenus, ownSiteMap } from './own-navigation.ts'

type Link = { label: string; href: string }
type List = { title: string; links: readonly Link[] }

/**
 * The menus of the header as editors arranged them, or the code's own before they did. A column or
 * menu of which no link is shown goes too. Rule R-26.
 * @param makes those with the most cars to choose from
 */
export function headerGroups(
  navigation: NavigationQueryResult,
  t: Messages['layout'],
  makes: readonly Make[],
  isBuilt: IsBuilt,
): NavGroup[] {
  const menus: NonNullable<NavigationQueryResult>['menus'] | ReturnType<typeof ownMenus> =
    navigation?.menus?.length ? navigation.menus : ownMenus(t)
  return menus.flatMap(({ title, columns }) => {
    const shown = columns.flatMap((column) => {
      const part = column.part ? partLinks(column.part, makes) : []
      const links = shownLinks([...part, ...column.links], isBuilt)
      return links.length === 0 ? [] : [{ ...(column.title && { title: column.title }), links }]
    })
    return shown.length === 0 ? [] : [{ label: title, columns: shown }]
  })
}

/** The link lists of the footer, as editors arranged them or the code's own. Rule R-26. */
export const footerLists = (
  navigation: NavigationQueryResult,
  t: Messages['layout'],
  isBuilt: IsBuilt,
) => shownLists(navigation?.footer?.length ? navigation.footer : ownFooter(t), isBuilt)

/** The lists of the page that names all pages. Rule R-28. */
export const siteMapLists = (t: Messages['layout'], isBuilt: IsBuilt) =>
  shownLists(ownSiteMap(t), isBuilt)

const shownLists = (lists: readonly List[], isBuilt: IsBuilt) =>
  lists
    .map(({ title, links }) => ({ title, links: shownLinks(links, isBuilt) }))
    .filter(({ links }) => links.length > 0)

const shownLinks = (links: readonly Link[], isBuilt: IsBuilt): NavLink[] =>
  links
    .filter(({ href }) => isShownLink(href, isBuilt))
    .map(({ label, href }) => ({ label, href, ...(isNativeLink(href) && { isNative: true }) }))
