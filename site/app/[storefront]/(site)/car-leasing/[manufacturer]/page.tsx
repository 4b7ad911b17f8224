import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { monthlyPriceAlone } from '#site/components/shared/deal/price-lines.ts'
import { MakePage } from '#site/components/make/make-page.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { makeArticle } from '#site/data/articles/server.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { stegaClean } from '@sanity/client/stega'
import { makePage } from '#site/data/makes/make-page.ts'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'
import { guidesBesideCars, placeCrumbs, placeDeals } from '../place-route.ts'

type Props = { params: Promise<{ manufacturer: string }> }

/** Makes are rendered when first asked for and kept until rates or their texts change. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { manufacturer } = await params
  const facts = await makePage(manufacturer)
  if (!facts) return {}
  const [article, t] = await Promise.all([makeArticle(manufacturer), getTranslations('make')])
  const { make, derivatives, cheapest } = facts
  const count = countText(derivatives)
  const price = cheapest && monthlyPriceAlone(cheapest.offer)
  return routeMetadata('carLeasingMake', {
    canonical: paths.carLeasingMake(make.slug),
    values: {
      make: make.name,
      ...(derivatives > 0 && { count }),
      ...(price && { cheapest: price }),
    },
    own: {
      title: t('title', { name: make.name }),
      description: t('description', { name: make.name, count: derivatives, countText: count }),
    },
    seo: stegaClean(article?.seo),
    isListed: derivatives > 0,
  })
}

/** A make. */
export default async function Page({ params }: Props) {
  const { manufacturer } = await params
  const facts = await makePage(manufacturer)
  if (!facts) notFound()
  const [text, faqs, guides] = await Promise.all([
    makeArticle(manufacturer),
    faqsFor('/car-leasing/{manufacturer}'),
    guidesBesideCars(facts.figures),
  ])
  const crumbs = placeCrumbs(facts.make)
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <MakePage
        {...facts}
        dealsHref={placeDeals(facts.financeType, facts.make)}
        text={text}
        crumbs={crumbs}
        banners={<PageBanners name="carLeasingMake" audience="everyone" />}
        faqs={faqs}
        guides={guides}
      />
    </>
  )
}
