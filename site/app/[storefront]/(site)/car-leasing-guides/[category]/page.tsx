import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { GuideLinks } from '#site/components/shared/text/guide-links.tsx'
import { CostTables } from '#site/components/content/cost-tables.tsx'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { costTablesBeside } from '#site/data/cost-tables/server.ts'
import { guideCategory, guidesIndex } from '#site/data/guides/server.ts'
import { feedAlternate } from '#site/app/feed-alternate.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { stegaClean } from '@sanity/client/stega'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'

type Props = { params: Promise<{ category: string }> }

export async function generateStaticParams() {
  return (await guidesIndex()).map(({ slug }) => ({ category: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = stegaClean(await guideCategory((await params).category))
  if (!category) return {}
  const { alternates, ...metadata } = await routeMetadata('guideCategory', {
    canonical: paths.guideCategory(category.slug),
    own: { title: category.title, description: category.summary },
  })
  return { ...metadata, alternates: { ...alternates, ...feedAlternate } }
}

/** The guides of one category. */
export default async function Page({ params }: Props) {
  const [category, costs, t] = await Promise.all([
    params.then((given) => guideCategory(given.category)),
    params.then((given) => costTablesBeside(given.category)),
    getTranslations('content'),
  ])
  if (!category) notFound()
  const crumbs = [
    { label: t('home'), href: paths.home() },
    { label: t('guides'), href: paths.guides() },
    { label: category.title },
  ]
  return (
    <Column>
      <JsonLd things={[stegaClean(breadcrumbList(crumbs, await pageUrl()))]} />
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <PageTitle title={category.title} lede={category.summary} />
      <GuideLinks category={category.slug} guides={category.guides} headingLevel={2} />
      <CostTables tables={costs} />
    </Column>
  )
}
