import type { Metadata } from 'next'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { paths } from '#core/routes/paths.ts'
import { JsonLd } from '../../../../components/content/json-ld.tsx'
import { breadcrumbList } from '../../../../components/content/structured-data.ts'
import { CarLeasingPage } from '../../../../components/make/car-leasing-page.tsx'
import { routeMetadata } from '../../../route-metadata.ts'
import { config } from '../../../../config.ts'
import { faqsFor } from '../../../../data/content/faqs.ts'
import { cachedBodyOptions } from '../../../../data/leasing/body-options.ts'
import { cachedFilterOptions } from '../../../../data/leasing/deal-list.ts'
import { manufacturers } from '../../../../data/leasing/manufacturers.ts'
import { messages } from '../../../../messages/en.ts'
import { PageBanners } from '../../page-banners.tsx'
import { guidesBesideCars, placeCrumbs } from './place-route.ts'

const { startTitle: title, startDescription: description } = messages.make

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await routeMetadata('carLeasing', { own: { title, description } })),
    alternates: { canonical: paths.carLeasing() },
  }
}

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
