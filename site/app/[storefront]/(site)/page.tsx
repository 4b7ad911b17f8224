import type { Metadata } from 'next'
import { includedInEveryDeal } from '#core/content/claim-figures.ts'
import { defaultFilters, type FilterValues } from '#core/filters/filter-values.ts'
import type { Deal } from '#core/offer/deal.ts'
import { paths } from '#core/routes/paths.ts'
import type { ClaimKey } from '#schemas/placement/claim-key.ts'
import { organisationOf } from '#site/components/layout/organisation.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { organisationData } from '#site/components/shared/structured-data/structured-data.ts'
import { HomePage } from '#site/components/home/home-page.tsx'
import { currentStorefront } from '#site/data/storefronts/of-page.ts'
import { stegaClean } from '@sanity/client/stega'
import { shownClaims } from '#site/data/claims/server.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { guidesIndex } from '#site/data/guides/server.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { liveFigures } from '#site/data/texts/live-figures.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { cachedBodyOptions } from '#site/data/deals/body-options.ts'
import { cachedDeals, cachedFilterOptions } from '#site/data/deals/server.ts'
import { manufacturers, popularMakes } from '#site/data/makes/server.ts'
import { PageBanners } from '../page-banners.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const { title, ...rest } = await routeMetadata('home', { canonical: paths.home() })
  // The home page's title stands alone: it says the name by itself where it wants to.
  return { ...rest, title: { absolute: title } }
}

/** The kinds of car whose lowest price opens the site. Six fill two rows of three. */
const kinds: readonly Partial<FilterValues>[] = [
  { bodyTypes: ['hatchback'], fuelTypes: ['petrol'] },
  { fuelTypes: ['electric'] },
  { bodyTypes: ['suv'], fuelTypes: ['petrol', 'hybrid', 'plug-in-hybrid'] },
  { bodyTypes: ['estate'] },
  { bodyTypes: ['saloon'] },
  { bodyTypes: ['mpv'] },
]

const includedClaims: ClaimKey[] = [
  ...includedInEveryDeal,
  'no-fee-to-you',
  'price-checked',
  'initial-rental',
]

export default async function Page() {
  const [
    settings,
    storefront,
    [illustrative],
    included,
    faqs,
    categories,
    { providers },
    { enquiryHandover },
    makes,
    options,
    bodyTypes,
    deals,
  ] = await Promise.all([
    siteSettings(),
    currentStorefront(),
    shownClaims(['illustrative-prices']),
    shownClaims(includedClaims),
    faqsFor('/'),
    guidesIndex(),
    manufacturers(),
    liveFigures(),
    popularMakes(12),
    cachedFilterOptions(defaultFilters()),
    cachedBodyOptions(),
    lowestOfEachKind(),
  ])
  const category = categories.find(({ guides }) => guides.length > 0)
  const guide = category?.guides[0]
  const organisation = stegaClean(organisationOf(storefront.content, settings))
  return (
    <>
      <JsonLd
        things={[
          organisationData(storefront.name, organisation, storefront.url, !storefront.isPartner),
        ]}
      />
      <HomePage
        banners={<PageBanners name="home" audience="everyone" />}
        headline={storefront.content?.headline || (settings?.headline ?? null)}
        intro={storefront.content?.intro || (settings?.intro ?? null)}
        illustrative={illustrative?.text ?? ''}
        enquiryHandover={enquiryHandover}
        providers={providers}
        options={options}
        bodyTypes={bodyTypes}
        deals={deals}
        makes={makes}
        included={included}
        guide={
          category?.slug && guide?.slug
            ? { ...guide, href: paths.guide(category.slug, guide.slug) }
            : null
        }
        faqs={faqs}
      />
    </>
  )
}

/** Cheapest first; a car that is the cheapest of two kinds stands once. */
async function lowestOfEachKind(): Promise<Deal[]> {
  const pages = await Promise.all(
    kinds.map((kind) => cachedDeals({ ...defaultFilters(), ...kind }, 1)),
  )
  const deals = new Map(
    pages.flatMap((page) => page.deals).map((deal) => [deal.derivative.capId, deal]),
  )
  return [...deals.values()].toSorted(
    (left, right) => left.offer.monthlyPaymentPence - right.offer.monthlyPaymentPence,
  )
}
