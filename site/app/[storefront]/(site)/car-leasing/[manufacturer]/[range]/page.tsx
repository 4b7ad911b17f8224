import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { monthlyPriceAlone } from '#site/components/shared/deal/price-lines.ts'
import { socialImage } from '#site/components/social/social-picture.ts'
import { socialRange } from '#site/components/social/social-range.ts'
import { RangePage } from '#site/components/make/range/range-page.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { rangeArticle } from '#site/data/articles/server.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { stegaClean } from '@sanity/client/stega'
import { rangePage } from '#site/data/ranges/range-page.ts'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'
import {
  placeDeals,
  guidesBesideCars,
  placeCrumbs,
  rangeWord,
} from '#site/app/[storefront]/(site)/car-leasing/place-route.ts'

type Props = { params: Promise<{ manufacturer: string; range: string }> }

/** Ranges are rendered when first asked for and kept until rates or their texts change. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const given = await params
  const facts = await rangePage(given.manufacturer, given.range)
  if (!facts) return {}
  const [article, t] = await Promise.all([
    rangeArticle(given.manufacturer, given.range),
    getTranslations('make'),
  ])
  const { manufacturer, range, cheapest } = facts
  const name = carName({ manufacturer, range })
  const count = countText(range.derivatives)
  const price = cheapest && monthlyPriceAlone(cheapest.offer)
  return routeMetadata('carLeasingRange', {
    canonical: paths.carLeasingRange(manufacturer.slug, range.slug),
    values: {
      make: manufacturer.name,
      range: rangeWord(manufacturer, range),
      ...(range.derivatives > 0 && { count }),
      ...(price && { cheapest: price }),
    },
    own: {
      title: t('title', { name }),
      description: t('description', { name, count: range.derivatives, countText: count }),
    },
    seo: stegaClean(article?.seo),
    isListed: range.derivatives > 0,
    ...(cheapest && {
      social: {
        picture: socialImage(
          `ranges/${manufacturer.slug}/${range.slug}`,
          socialRange({ manufacturer, range }, range.derivatives, cheapest),
        ),
      },
    }),
  })
}

/** A range of a make. */
export default async function Page({ params }: Props) {
  const given = await params
  const facts = await rangePage(given.manufacturer, given.range)
  if (!facts) notFound()
  const { manufacturer, range } = facts
  const [text, faqs, guides] = await Promise.all([
    rangeArticle(given.manufacturer, given.range),
    faqsFor('/car-leasing/{manufacturer}/{range}'),
    guidesBesideCars(facts.figures),
  ])
  const crumbs = placeCrumbs(manufacturer, range)
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <RangePage
        {...facts}
        dealsHref={placeDeals(facts.financeType, manufacturer, range)}
        text={text}
        crumbs={crumbs}
        banners={<PageBanners name="carLeasingRange" audience="everyone" />}
        faqs={faqs}
        guides={guides}
      />
    </>
  )
}
