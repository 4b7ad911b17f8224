import { isNativeLink } from '#core/routes/blog.ts'
import type { NavigationQueryResult } from '#schemas/generated/sanity.types.ts'
import type { Messages } from '#site/messages/en.ts'
import type { NavGroup, NavLink } from '#site/ui/site-header/site-header.tsx'
import { type Make, partLinks } from './menu-parts.ts'
import { ownFooter, ownMenus } from './own-navigation.ts'

/**
 * The menus of the header as editors arranged them, or the code's own before they did. The makes
 * are those with the most cars to choose from.
 */
export function headerGroups(
  navigation: NavigationQueryResult,
  t: Messages['layout'],
  makes: readonly Make[],
): NavGroup[] {
  const menus = navigation?.menus?.length ? navigation.menus : ownMenus(t)
  return menus.map(({ title, columns }) => ({
    label: title,
    columns: columns.map((column) => ({
      ...(column.title && { title: column.title }),
      links: [...(column.part ? partLinks(column.part, makes) : []), ...shownLinks(column.links)],
    })),
  }))
}

/** The link lists of the footer, as editors arranged them or the code's own. */
export function footerLists(navigation: NavigationQueryResult, t: Messages['layout']) {
  const lists = navigation?.footer?.length ? navigation.footer : ownFooter(t)
  return lists.map(({ title, links }) => ({ title, links: shownLinks(links) }))
}

const shownLinks = (links: readonly { label: string; href: string }[]): NavLink[] =>
  links.map(({ label, href }) => ({
    label,
    href,
    ...(isNativeLink(href) && { isNative: true }),
  }))
