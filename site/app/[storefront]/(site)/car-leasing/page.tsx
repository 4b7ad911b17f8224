import { getTranslations } from 'next-intl/server'
import { defaultFilters } from '#core/filters/filter-values.ts'
import type { BudgetRange } from '#core/pricing/budget-range.ts'
import { paths } from '#core/routes/paths.ts'
import { budgetPath } from '#core/routes/subject-paths.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { GuidesSection } from '#site/components/make/guides-section.tsx'
import { CountedLinks } from '#site/components/make/refine-links.tsx'
import { BodyIndex } from '#site/components/shared/deal/body-index.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { MakeList } from '#site/components/shared/deal/make-list.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { cachedBodyOptions } from '#site/data/deals/body-options.ts'
import { cachedFilterOptions } from '#site/data/deals/server.ts'
import { manufacturers } from '#site/data/makes/server.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'
import { guidesBesideCars, placeCrumbs } from './place-route.ts'

const { startTitle: title, startDescription: description } = messages.make

export const generateMetadata = () =>
  routeMetadata('carLeasing', { canonical: paths.carLeasing(), own: { title, description } })

/** Where leasing begins: a make, a body or a budget. */
export default async function Page() {
  const [t, { data: makes, providers }, options, bodyTypes, faqs, guides] = await Promise.all([
    getTranslations('make'),
    manufacturers(),
    cachedFilterOptions(defaultFilters()),
    cachedBodyOptions(),
    faqsFor('/car-leasing'),
    guidesBesideCars({ bodyTypes: [], fuelTypes: [] }),
  ])
  const crumbs = placeCrumbs()
  const cars = makes.reduce((total, { derivatives }) => total + derivatives, 0)
  const budgets = options.budgets.filter(({ count }) => count > 0)
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <Column>
        <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
        <PageBanners name="carLeasing" audience="everyone" />
        <PageTitle title={title} lede={t('startLede', { count: countText(cars), providers })} />
        <PageSection title={t('startMakes')} aside={<a href={paths.compare()}>{t('startAll')}</a>}>
          <MakeList makes={makes} />
        </PageSection>
        <PageSection
          title={t('startBodies')}
          aside={<a href={paths.bodyTypes()}>{t('bodiesLink')}</a>}
        >
          <BodyIndex bodyTypes={bodyTypes} fuelTypes={options.fuelTypes} />
        </PageSection>
        {budgets.length > 0 ? (
          <PageSection
            title={t('startBudgets')}
            lede={t('startBudgetsLede')}
            aside={<a href={paths.budgets()}>{t('budgetsLink')}</a>}
          >
            <CountedLinks options={budgets} href={(value) => budgetPath(value as BudgetRange)} />
          </PageSection>
        ) : null}
        <GuidesSection guides={guides} />
        <FaqBlock title={t('faqTitle')} faqs={faqs} />
      </Column>
    </>
  )
}
