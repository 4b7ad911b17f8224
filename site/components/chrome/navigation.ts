import { filtersToSearch } from '#core/filters/filters-to-search.ts'
import { defaultFilters, type FilterValues } from '#core/filters/filter-values.ts'
import { paths } from '#core/paths/paths.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { bodyTypeLabels, searchedBodyTypes } from '#core/vehicle/body-type.ts'
import type { Messages } from '../../messages/en.ts'
import type { NavGroup } from '../../ui/site-header/site-header.tsx'

type Make = { slug: string; name: string }

const list = (change: Partial<FilterValues>) =>
  paths.compare(filtersToSearch({ ...defaultFilters(change.financeType), ...change }))

/** The menus of the header. The makes are those with the most cars to choose from. */
export function headerGroups(t: Messages['chrome'], makes: readonly Make[]): NavGroup[] {
  return [
    {
      label: t.deals,
      columns: [
        {
          links: [
            { label: t.dealsAll, href: paths.compare() },
            { label: t.dealsStock, href: list({ stock: true }) },
            { label: t.dealsSpecial, href: list({ specialOffers: true }) },
            { label: t.dealsBusiness, href: list({ financeType: 'business' }) },
            { label: t.dealsPcp, href: list({ financeType: 'pcp' }) },
            { label: t.dealsVan, href: list({ financeType: 'business', bodyTypes: ['van'] }) },
          ],
        },
      ],
    },
    {
      label: t.compare,
      columns: [
        {
          title: t.compareMakes,
          links: [
            ...makes.map((make) => ({ label: make.name, href: paths.carSearchMake(make.slug) })),
            { label: t.compareAllMakes, href: paths.manufacturers() },
          ],
        },
        {
          title: t.compareBodies,
          links: searchedBodyTypes.map((body) => ({
            label: bodyTypeLabels[body].many,
            href: list({ bodyTypes: [body] }),
          })),
        },
        {
          title: t.compareBudget,
          links: budgetRanges.map((band) => ({
            label: band.label,
            href: list({ budgetRanges: [band.value] }),
          })),
        },
      ],
    },
    {
      label: t.electric,
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
      label: t.guides,
      columns: [
        {
          links: [
            { label: t.guidesAll, href: paths.guides() },
            { label: t.whatIsLeasing, href: paths.whatIsCarLeasing() },
            { label: t.questions, href: paths.faq() },
            { label: t.about, href: paths.aboutUs() },
          ],
        },
      ],
    },
  ]
}

/** The link lists of the footer. */
export function footerLists(t: Messages['chrome']) {
  return [
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
    {
      title: t.footerHelp,
      links: [
        { label: t.guidesAll, href: paths.guides() },
        { label: t.whatIsLeasing, href: paths.whatIsCarLeasing() },
        { label: t.questions, href: paths.faq() },
      ],
    },
    {
      title: t.footerHouse,
      links: [
        { label: t.about, href: paths.aboutUs() },
        { label: t.providers, href: paths.ourBrokers() },
        ...legalLinks(t),
      ],
    },
  ]
}

/** The few links that a landing page keeps. */
export function legalLinks(t: Messages['chrome']) {
  return [
    { label: t.terms, href: paths.terms() },
    { label: t.privacy, href: paths.privacyPolicy() },
    { label: t.cookies, href: paths.cookies() },
  ]
}
