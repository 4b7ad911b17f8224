import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { GuideLinks } from '#site/components/shared/text/guide-links.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { guidesIndex } from '#site/data/guides/server.ts'
import { feedAlternate } from '#site/app/feed-alternate.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('content')
  const { alternates, ...metadata } = await routeMetadata('guides', {
    canonical: paths.guides(),
    own: { title: t('guidesTitle'), description: t('guidesMeta') },
  })
  return { ...metadata, alternates: { ...alternates, ...feedAlternate } }
}

/** All guides by category. */
export default async function Page() {
  const [categories, faqs, t] = await Promise.all([
    guidesIndex(),
    faqsFor('/car-leasing-guides'),
    getTranslations('content'),
  ])
  const crumbs = [{ label: t('home'), href: paths.home() }, { label: t('guides') }]
  const filled = categories.filter((category) => category.guides.length > 0)
  return (
    <Column>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <PageBanners name="guides" audience="everyone" />
      <PageTitle title={t('guidesTitle')} lede={t('guidesLede')} />
      {filled.length === 0 ? (
        <EmptyState
          drawing="road"
          title={t('noGuides')}
          actions={<LinkButton href={paths.compare()}>{t('noGuidesNext')}</LinkButton>}
        >
          {null}
        </EmptyState>
      ) : null}
      {filled.map((category) => (
        <PageSection
          key={category.slug}
          title={category.title}
          lede={category.summary}
          aside={
            <a href={paths.guideCategory(category.slug)}>
              {t('guidesCount', { count: category.guides.length })}
            </a>
          }
        >
          <GuideLinks category={category.slug} guides={category.guides} />
        </PageSection>
      ))}
      <FaqBlock title={t('questions')} faqs={faqs} />
    </Column>
  )
}
