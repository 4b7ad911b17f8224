import { getTranslations } from 'next-intl/server'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { paths } from '#core/routes/paths.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { BodyIndex } from '#site/components/shared/deal/body-index.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { cachedBodyOptions } from '#site/data/deals/body-options.ts'
import { cachedFilterOptions } from '#site/data/deals/server.ts'
import { manufacturers } from '#site/data/makes/server.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { indexCrumbs } from '../place-route.ts'

const { bodiesTitle: title, bodiesDescription: description, bodiesCrumb } = messages.make

export const generateMetadata = () =>
  routeMetadata('bodyTypes', { canonical: paths.bodyTypes(), own: { title, description } })

/** Every body type there is, with how many deals it has. */
export default async function Page() {
  const [t, { providers }, options, bodyTypes] = await Promise.all([
    getTranslations('make'),
    manufacturers(),
    cachedFilterOptions(defaultFilters()),
    cachedBodyOptions(),
  ])
  const crumbs = indexCrumbs(bodiesCrumb)
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <Column>
        <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
        <PageBanners name="bodyTypes" audience="everyone" />
        <PageTitle title={title} lede={t('bodiesLede', { providers })} />
        <PageSection
          title={t('bodiesAll')}
          aside={<a href={paths.budgets()}>{t('budgetsLink')}</a>}
        >
          <BodyIndex bodyTypes={bodyTypes} fuelTypes={options.fuelTypes} />
        </PageSection>
      </Column>
    </>
  )
}
