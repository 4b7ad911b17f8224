import { cache } from 'react'
import { calls } from '#core/contract/calls.ts'
import { defaultFilters } from '#core/filters/filter-values.ts'
import type { Deal } from '#core/offer/deal.ts'
import { headlineDeal, headlineFinanceType } from '#core/offer/headline-deal.ts'
import { popularDeals } from '#core/offer/popular-deals.ts'
import { carsInFigures } from '#core/vehicle/cars-in-figures.ts'
import { cachedFilterOptions } from '../deals/server.ts'
import { cachedLeasing } from '../leasing/server.ts'
import { enquiredDeals } from '../deals/enquired-deals.ts'
import { manufacturers } from './server.ts'
import { quotedDeals } from '../deals/quoted-deals.ts'
import { type RangePage, rangePages } from '../ranges/server.ts'

/**
 * What live data tell of a make that has cars to show, its ranges cheapest first; null when there
 * is none of that slug. Asked once per render.
 */
export const makePage = cache(async (slug: string) => {
  const pages = await rangePages(slug)
  if (!pages || pages.length === 0) return null
  const deals = await quotedDeals({ manufacturer: slug })
  const financeType = headlineFinanceType(deals)
  const [make, enquired, options, { providers }] = await Promise.all([
    cachedLeasing(calls.getManufacturerBySlug, { params: { slug } }),
    enquiredDeals({ manufacturer: slug }),
    cachedFilterOptions({ ...defaultFilters(financeType), manufacturers: [slug] }),
    manufacturers(),
  ])
  const byRange = Map.groupBy(deals, ({ derivative }) => derivative.range.slug)
  const ranges = pages
    .filter(({ derivatives }) => derivatives > 0)
    .map((range) => rangeInFigures(range, byRange.get(range.slug) ?? []))
  return {
    make: { id: make.id, slug: make.slug, name: make.name, logo: make.logo },
    derivatives: make.derivatives,
    providers,
    figures: carsInFigures(deals.map(({ derivative }) => derivative)),
    cheapest: headlineDeal(deals),
    financeType,
    ranges: ranges.toSorted(byFinanceAndPrice),
    withoutOffers: pages.filter(({ derivatives }) => derivatives === 0),
    popular: popularDeals(enquired, deals),
    options,
  }
})

/** A range beside the others of its make, with its deal of K-21. */
function rangeInFigures(range: RangePage, deals: readonly Deal[]) {
  return {
    range,
    deal: headlineDeal(deals),
    figures: carsInFigures(deals.map(({ derivative }) => derivative)),
  }
}

/** Prices with VAT and without do not compare, so vans stand after the cars. */
function byFinanceAndPrice(left: { deal: Deal | null }, right: { deal: Deal | null }): number {
  return Number(isBusiness(left)) - Number(isBusiness(right)) || priceOf(left) - priceOf(right)
}

const isBusiness = ({ deal }: { deal: Deal | null }): boolean =>
  deal?.offer.profile.financeType === 'business'

const priceOf = ({ deal }: { deal: Deal | null }): number =>
  deal?.offer.monthlyPaymentPence ?? Number.MAX_SAFE_INTEGER
