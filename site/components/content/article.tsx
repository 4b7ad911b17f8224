import { toPlainText } from '@portabletext/react'
import { stegaClean } from '@sanity/client/stega'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { paths } from '#core/routes/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import type { GuideBySlugQueryResult } from '#schemas/generated/sanity.types.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { ContentFigure } from '#site/ui/content-figure/content-figure.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { mediaSources } from '#site/components/shared/text/media-url.ts'
import styles from './article.module.css'
import { GuideLinks } from '#site/components/shared/text/guide-links.tsx'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { PageText } from './page-text.tsx'
import { readingMinutes } from './reading-minutes.ts'
import {
  articleData,
  breadcrumbList,
} from '#site/components/shared/structured-data/structured-data.ts'

export type Guide = NonNullable<GuideBySlugQueryResult>

export type ArticleProps = {
  guide: Guide
  siteUrl: string
  /** Deals and questions that go with the guide. */
  children?: ReactNode
}

/** A guide: what it is about, who checked it when, its parts, its text, and what to read next. */
export async function Article({ guide, siteUrl, children }: ArticleProps) {
  const t = await getTranslations('content')
  // Without the marks of the preview, for search engines.
  const plain = stegaClean(guide)
  const crumbs = (of: Guide) => [
    { label: t('home'), href: paths.home() },
    { label: t('guides'), href: paths.guides() },
    { label: of.category.title, href: paths.guideCategory(of.category.slug) },
    { label: of.title },
  ]
  const cover = guide.cover && mediaSources(guide.cover)
  return (
    <Column>
      <JsonLd
        things={[
          breadcrumbList(crumbs(plain), siteUrl),
          articleData(
            {
              ...plain,
              path: paths.guide(plain.category.slug, plain.slug),
              picture: cover?.src,
            },
            siteUrl,
          ),
        ]}
      />
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs(guide)} />
      <PageTitle title={guide.title} lede={guide.summary} />
      <p className={styles.byline}>
        {t('byline', { author: guide.author, date: writtenDay(guide.updatedAt) })} ·{' '}
        {t('readingTime', { minutes: readingMinutes(toPlainText(guide.body)) })}
      </p>
      {cover && guide.cover ? (
        <div className={styles.cover}>
          <ContentFigure {...cover} alt={guide.cover.alt ?? ''} isFirst />
        </div>
      ) : null}
      <PageText body={guide.body}>
        {guide.publishedAt ? (
          <p className={styles.byline}>{t('published', { date: writtenDay(guide.publishedAt) })}</p>
        ) : null}
      </PageText>
      {children}
      {guide.related.length > 0 ? (
        <PageSection title={t('related')}>
          <GuideLinks category={guide.category.slug} guides={guide.related} />
        </PageSection>
      ) : null}
    </Column>
  )
}
