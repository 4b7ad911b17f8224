import { commonProfile } from '#core/offer/lease-profile.ts'
import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import { type IsBuilt, isShownLink } from '#core/routes/shown-link.ts'
import type { NavigationQueryResult } from '#schemas/generated/sanity.types.ts'
import type { LiveParts } from '#site/data/navigation/types.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { NavGroup, NavLink } from '#site/ui/site-header/nav-group.ts'
import { partLinks } from './menu-parts.ts'
import { ownFooter, ownMenus, ownSiteMap } from './own-navigation.ts'

type List = { title: string; links: readonly NavLink[] }

/**
 * The menus of the header as editors arranged them, or the code's own before they did. A column or
 * menu of which no link is shown goes too. A link to a list with a known price says it. Rules R-26,
 *
 */
export function headerGroups(
  navigation: NavigationQueryResult,
  t: Messages['layout'],
  live: LiveParts,
  isBuilt: IsBuilt,
): NavGroup[] {
  const menus: NonNullable<NavigationQueryResult>['menus'] | ReturnType<typeof ownMenus> =
    navigation?.menus?.length ? navigation.menus : ownMenus(t)
  return menus.flatMap(({ title, columns }) => {
    const shown = columns.flatMap((column) => {
      const part = column.part ? partLinks(column.part, live) : []
      const links = shownLinks([...part, ...column.links], isBuilt).map((link) => {
        const pence = live.prices[link.href]
        return pence === undefined
          ? link
          : { ...link, price: fill(t.priceFrom, { price: currency(pence) }) }
      })
      return links.length === 0 ? [] : [{ ...(column.title && { title: column.title }), links }]
    })
    const hasPrice = shown.some(({ links }) => links.some(({ price }) => price !== undefined))
    const note = fill(t.priceNote, {
      ...commonProfile.personal,
      mileage: mileageLabel(commonProfile.personal.annualMileageMiles),
    })
    return shown.length === 0 ? [] : [{ label: title, columns: shown, ...(hasPrice && { note }) }]
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

const shownLinks = (links: readonly NavLink[], isBuilt: IsBuilt): NavLink[] =>
  links
    .filter(({ href }) => isShownLink(href, isBuilt))
    .map(({ label, href, mark }) => ({
      label,
      href,
      ...(mark !== undefined && { mark }),
    }))
