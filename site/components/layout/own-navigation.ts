import { paths } from '#core/routes/paths.ts'
import type { Messages } from '#site/messages/en.ts'
import { list } from './menu-parts.ts'

type Link = { label: string; href: string }
type Column = { title?: string; part?: 'makes' | 'bodyTypes' | 'budgets'; links: readonly Link[] }
type Menu = { title: string; columns: readonly Column[] }

/** The menus of the header until editors publish theirs. */
export const ownMenus = (t: Messages['layout']): readonly Menu[] => [
  {
    title: t.deals,
    columns: [
      {
        links: [
          { label: t.dealsAll, href: paths.compare() },
          { label: t.dealsStock, href: list({ stock: true }) },
          { label: t.dealsSpecial, href: list({ specialOffers: true }) },
          { label: t.dealsBusiness, href: list({ financeType: 'business' }) },
          { label: t.dealsPcp, href: list({ financeType: 'pcp' }) },
          { label: t.dealsVan, href: list({ bodyTypes: ['van'] }) },
        ],
      },
    ],
  },
  {
    title: t.compare,
    columns: [
      {
        title: t.compareMakes,
        part: 'makes',
        links: [{ label: t.compareAllMakes, href: paths.manufacturers() }],
      },
      { title: t.compareBodies, part: 'bodyTypes', links: [] },
      { title: t.compareBudget, part: 'budgets', links: [] },
    ],
  },
  {
    title: t.electric,
    columns: [
      {
        links: [
          { label: t.electricCars, href: list({ fuelTypes: ['electric'] }) },
          {
            label: t.electricLongRange,
            href: list({ fuelTypes: ['electric'], pureElectricRanges: ['250to350', '350'] }),
          },
          { label: t.plugInCars, href: list({ fuelTypes: ['plug-in-hybrid'] }) },
          { label: t.hybridCars, href: list({ fuelTypes: ['hybrid'] }) },
        ],
      },
    ],
  },
  {
    title: t.guides,
    columns: [{ links: [...helpLinks(t), { label: t.about, href: paths.aboutUs() }] }],
  },
]

/** The lists of the footer until editors publish theirs. */
export const ownFooter = (t: Messages['layout']): readonly (Column & { title: string })[] => [
  {
    title: t.footerDeals,
    links: [
      { label: t.dealsAll, href: paths.compare() },
      { label: t.dealsStock, href: list({ stock: true }) },
      { label: t.dealsBusiness, href: list({ financeType: 'business' }) },
      { label: t.electricCars, href: list({ fuelTypes: ['electric'] }) },
      { label: t.compareAllMakes, href: paths.manufacturers() },
    ],
  },
  { title: t.footerHelp, links: helpLinks(t) },
  {
    title: t.footerHouse,
    links: [
      { label: t.about, href: paths.aboutUs() },
      { label: t.providers, href: paths.ourBrokers() },
      ...legalLinks(t),
    ],
  },
]

const helpLinks = (t: Messages['layout']): Link[] => [
  { label: t.guidesAll, href: paths.guides() },
  { label: t.whatIsLeasing, href: paths.whatIsCarLeasing() },
  { label: t.questions, href: paths.faq() },
]

/** The few links that a landing page keeps. */
export function legalLinks(t: Messages['layout']): Link[] {
  return [
    { label: t.initialDisclosure, href: paths.initialDisclosure() },
    { label: t.terms, href: paths.terms() },
    { label: t.privacy, href: paths.privacyPolicy() },
    { label: t.cookies, href: paths.cookies() },
  ]
}
