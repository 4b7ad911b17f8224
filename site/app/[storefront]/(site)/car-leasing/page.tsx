import { defaultFilters } from '#core/filters/filter-values.ts'
import { paths } from '#core/routes/paths.ts'
import { JsonLd } from '#site/components/content/json-ld.tsx'
import { breadcrumbList } from '#site/components/content/structured-data.ts'
import { CarLeasingPage } from '#site/components/make/car-leasing-page.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { config } from '#site/config.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { cachedBodyOptions } from '#site/data/deals/body-options.ts'
import { cachedFilterOptions } from '#site/data/deals/server.ts'
import { manufacturers } from '#site/data/makes/server.ts'
import { messages } from '#site/messages/en.ts'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'
import { guidesBesideCars, placeCrumbs } from './place-route.ts'

const { startTitle: title, startDescription: description } = messages.make

export const generateMetadata = () =>
  routeMetadata('carLeasing', { canonical: paths.carLeasing(), own: { title, description } })

/** Where leasing begins. */
export default async function Page() {
  const [{ data, providers }, options, bodyTypes, faqs, guides] = await Promise.all([
    manufacturers(),
    cachedFilterOptions(defaultFilters()),
    cachedBodyOptions(),
    faqsFor('/car-leasing'),
    guidesBesideCars({ bodyTypes: [], fuelTypes: [] }),
  ])
  const crumbs = placeCrumbs()
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, config.siteUrl)} />
      <CarLeasingPage
        makes={data}
        providers={providers}
        options={{ ...options, bodyTypes }}
        crumbs={crumbs}
        banners={<PageBanners name="carLeasing" audience="everyone" />}
        faqs={faqs}
        guides={guides}
      />
    </>
  )
}
