import { getTranslations } from 'next-intl/server'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { commonProfile } from '#core/offer/lease-profile.ts'
import { mileageLabel } from '#core/pricing/money/currency.ts'
import { leastDealsScored } from '#core/pricing/value/value-score.ts'
import { rankedCars } from '#core/pricing/value/value-words.ts'
import { paths } from '#core/routes/paths.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { exampleDeals } from '#site/components/value/example-deals.ts'
import { WorkedExample } from '#site/components/value/worked-example.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { valueScoreOf } from '#site/data/deal/server.ts'
import { cachedDeals } from '#site/data/deals/server.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { indexCrumbs } from '../place-route.ts'

const { title, description, crumb, formula, small } = messages.value

/** The cars that the example is about, on the profile that lists open on. */
const kind = { bodyType: 'hatchback', fuelType: 'electric' } as const
const byScore = {
  ...defaultFilters(),
  bodyTypes: [kind.bodyType],
  fuelTypes: [kind.fuelType],
  sort: 'score|desc' as const,
}
/** Deals of which three are worked through: a page of a list at most. */
const deals = 100

export const generateMetadata = () =>
  routeMetadata('valueScore', { canonical: paths.valueScore(), own: { title, description } })

/** How a value score comes about, with three cars of today worked through. Rule D-53. */
export default async function Page() {
  const [t, worked] = await Promise.all([getTranslations('value'), workedDeals()])
  const crumbs = indexCrumbs(crumb)
  const { termMonths, annualMileageMiles, initialRentals } = commonProfile.personal
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <Column>
        <Breadcrumbs label={messages.make.breadcrumbs} crumbs={crumbs} />
        <PageTitle title={title} lede={t('lede')} />
        <PageSection title={t('formulaTitle')}>
          <Prose>
            {Object.values(formula).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Prose>
        </PageSection>
        {worked.length > 0 ? (
          <PageSection
            title={t('exampleTitle', { cars: rankedCars(kind.bodyType, kind.fuelType) })}
            lede={t('exampleLede', {
              months: termMonths,
              miles: mileageLabel(annualMileageMiles),
              rentals: initialRentals,
            })}
            aside={<a href={paths.compare(filtersToSearch(byScore, 1, {}))}>{t('list')}</a>}
          >
            <Prose>
              <WorkedExample worked={worked} />
            </Prose>
          </PageSection>
        ) : null}
        <PageSection title={t('smallTitle')}>
          <Prose>
            <ul>
              {Object.keys(small).map((name) => (
                <li key={name}>
                  {t(`small.${name as keyof typeof small}`, { least: leastDealsScored })}
                </li>
              ))}
            </ul>
          </Prose>
        </PageSection>
      </Column>
    </>
  )
}

/** The example's deals with their scores; none where too few deals have one. */
async function workedDeals() {
  const chosen = exampleDeals((await cachedDeals(byScore, deals)).deals)
  const values = await Promise.all(chosen.map(({ offer }) => valueScoreOf(offer.id)))
  return chosen.flatMap((deal, at) => {
    const value = values[at]
    return value ? [{ deal, value }] : []
  })
}
