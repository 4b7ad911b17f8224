import { getTranslations } from 'next-intl/server'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { firstOfEach } from '#core/offer/first-of-each.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { paths } from '#core/routes/paths.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { BudgetIndex } from '#site/components/shared/deal/budget-index.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { cachedDeals } from '#site/data/deals/server.ts'
import { manufacturers } from '#site/data/makes/server.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { indexCrumbs } from '../place-route.ts'

const { budgetsTitle: title, budgetsDescription: description, budgetsCrumb } = messages.make

/** Cards of a band, and the deals among which they are found: one of a make. Rule F-98. */
const cards = 3
const looked = 48

export const generateMetadata = () =>
  routeMetadata('budgets', { canonical: paths.budgets(), own: { title, description } })

/** The budget bands, each with its number of deals and the first of them. */
export default async function Page() {
  const [t, { providers }, bands] = await Promise.all([
    getTranslations('make'),
    manufacturers(),
    Promise.all(budgetRanges.map(bandOf)),
  ])
  const crumbs = indexCrumbs(budgetsCrumb)
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <Column>
        <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
        <PageBanners name="budgets" audience="personal" />
        <PageTitle title={title} lede={t('budgetsLede', { providers })} />
        <BudgetIndex bands={bands} />
      </Column>
    </>
  )
}

async function bandOf({ value, label }: (typeof budgetRanges)[number]) {
  const { total, deals } = await cachedDeals({ ...defaultFilters(), budgetRanges: [value] }, looked)
  const ofMakes = firstOfEach(deals, ({ derivative }) => derivative.manufacturer.slug, cards)
  return { value, label, total, deals: ofMakes }
}
