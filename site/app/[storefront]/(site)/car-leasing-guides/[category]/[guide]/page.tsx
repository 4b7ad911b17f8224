import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { paths } from '#core/routes/paths.ts'
import { feedAlternate } from '#site/app/feed-alternate.ts'
import { socialGuide } from '#site/components/social/social-guide.ts'
import { socialImage } from '#site/components/social/social-picture.ts'
import { Article } from '#site/components/content/article.tsx'
import { GoneGuide } from '#site/components/content/gone-guide.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { DealCards } from '#site/components/shared/deal/deal-cards.tsx'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { guide, guideSlugs, isGuideGone } from '#site/data/guides/server.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { stegaClean } from '@sanity/client/stega'
import { dealsOfCars } from '#site/data/deal/deals-of-cars.ts'
import { messages } from '#site/messages/en.ts'
import { goneMeta } from '#site/policy/gone-page.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'

type Props = { params: Promise<{ category: string; guide: string }> }

export async function generateStaticParams() {
  return (await guideSlugs()).map(({ category, slug }) => ({ category, guide: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const given = await params
  const found = stegaClean(await guide(given.category, given.guide))
  if (!found) {
    const isGone = await isGuideGone(given.category, given.guide)
    return isGone
      ? { title: messages.content.gone.title, robots: { index: false }, ...goneMeta }
      : {}
  }
  const { alternates, ...metadata } = await routeMetadata('guide', {
    canonical: paths.guide(found.category.slug, found.slug),
    own: {
      title: found.seo?.title ?? found.title,
      description: found.seo?.description ?? found.summary,
    },
    social: {
      type: 'article',
      picture: socialImage(`guides/${found.category.slug}/${found.slug}`, socialGuide(found)),
    },
  })
  return { ...metadata, alternates: { ...alternates, ...feedAlternate } }
}

/** A guide with the deals and questions that go with it, or that it was withdrawn. Rule R-45. */
export default async function Page({ params }: Props) {
  const given = await params
  const found = await guide(given.category, given.guide)
  if (!found) {
    if (await isGuideGone(given.category, given.guide)) return <GoneGuide />
    notFound()
  }
  const [deals, faqs] = await Promise.all([
    dealsOfCars(found.relatedCapIds ?? [], found.pricesShownAs),
    faqsFor('/car-leasing-guides'),
  ])
  const t = messages.content
  return (
    <Article guide={found} siteUrl={await pageUrl()}>
      {deals.length > 0 ? (
        <PageSection id="deals" title={t.relatedDeals} lede={t.relatedDealsLede}>
          <DealCards deals={deals} />
        </PageSection>
      ) : null}
      <FaqBlock title={t.questions} faqs={faqs} />
    </Article>
  )
}
