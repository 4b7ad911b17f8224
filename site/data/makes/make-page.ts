import { cache } from 'react'
import { calls } from '#core/contract/calls.ts'
import { dealFromWire } from '#core/contract/json/deal-from-wire.ts'
import { defaultFilters } from '#core/filters/filter-values.ts'
import type { Deal } from '#core/offer/deal.ts'
import { headlineDeal, headlineFinanceType } from '#core/offer/headline-deal.ts'
import { carsInFigures } from '#core/vehicle/cars-in-figures.ts'
import { cachedFilterOptions } from '../deals/server.ts'
import { cachedLeasing } from '../leasing/server.ts'
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
  const [make, wanted, options, { providers }] = await Promise.all([
    cachedLeasing(calls.getManufacturerBySlug, { params: { slug } }),
    wantedDeals(slug),
    cachedFilterOptions({ ...defaultFilters(financeType), manufacturers: [slug] }),
    manufacturers(),
  ])
  const byRange = Map.groupBy(deals, ({ derivative }) => derivative.range.slug)
  const ranges = pages
    .filter(({ derivatives }) => derivatives > 0)
    .map((range) => rangeInFigures(range, byRange.get(range.slug) ?? []))
  return {
    make: { id: make.id, slug: make.slug, name: make.name },
    derivatives: make.derivatives,
    providers,
    figures: carsInFigures(deals.map(({ derivative }) => derivative)),
    cheapest: headlineDeal(deals),
    financeType,
    ranges: ranges.toSorted(byFinanceAndPrice),
    withoutOffers: pages.filter(({ derivatives }) => derivatives === 0),
    wanted,
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

/** The cars of a make that confirmed enquiries of the last weeks were about. Rule K-05. */
async function wantedDeals(slug: string): Promise<Deal[]> {
  const { data } = await cachedLeasing(calls.listTrendingOffers, {
    query: { financeType: 'personal' },
  })
  return data
    .filter(({ isEnquiredAbout, manufacturer }) => isEnquiredAbout && manufacturer.slug === slug)
    .map(({ isEnquiredAbout, ...deal }) => dealFromWire(deal))
}
