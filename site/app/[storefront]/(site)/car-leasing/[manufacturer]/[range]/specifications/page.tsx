import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { SpecificationsPage } from '#site/components/make/range/specifications-page.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { carsOfRange, namedRange, rangePage } from '#site/data/ranges/range-page.ts'
import {
  placeDeals,
  placeCrumbs,
  rangeWord,
} from '#site/app/[storefront]/(site)/car-leasing/place-route.ts'

type Props = { params: Promise<{ manufacturer: string; range: string }> }

/** Rendered when first asked for and kept until rates change. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const given = await params
  const named = await namedRange(given.manufacturer, given.range)
  if (!named) return {}
  const { manufacturer, range } = named
  const t = await getTranslations('make')
  const name = carName({ manufacturer, range })
  return routeMetadata('specifications', {
    canonical: paths.specifications(manufacturer.slug, range.slug),
    values: { make: manufacturer.name, range: rangeWord(manufacturer, range) },
    own: { title: t('specTitle', { name }), description: t('specDescription', { name }) },
    isListed: range.derivatives > 0,
  })
}

/** Every version of a range in figures. */
export default async function Page({ params }: Props) {
  const given = await params
  const facts = await rangePage(given.manufacturer, given.range)
  if (!facts) notFound()
  const { manufacturer, range, trims, financeType } = facts
  const crumbs = placeCrumbs(manufacturer, range, true)
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <SpecificationsPage
        manufacturer={manufacturer}
        range={range}
        cars={await carsOfRange(manufacturer.slug, range.slug)}
        trims={trims.filter(({ deal }) => deal !== null)}
        dealsHref={placeDeals(financeType, manufacturer, range)}
        crumbs={crumbs}
      />
    </>
  )
}
