import { stegaClean } from '@sanity/client/stega'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { paths } from '#core/routes/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import type { PageContentByKeyQueryResult } from '#schemas/generated/sanity.types.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'
import styles from './article.module.css'
import { PageText } from './page-text.tsx'

export type ContentPageProps = {
  page: NonNullable<PageContentByKeyQueryResult>
  siteUrl: string
  /** Above the page: its banners. */
  above?: ReactNode
  /** After its text. */
  children?: ReactNode
}

/** A page whose text comes from one document. */
export async function ContentPage({ page, siteUrl, above, children }: ContentPageProps) {
  const t = await getTranslations('content')
  const crumbs = [{ label: t('home'), href: paths.home() }, { label: page.title }]
  return (
    <Column>
      <JsonLd things={[stegaClean(breadcrumbList(crumbs, siteUrl))]} />
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      {above}
      <PageTitle title={page.title} lede={page.intro} />
      <PageText body={page.body}>
        <p className={styles.byline}>{t('updated', { date: writtenDay(page.updatedAt) })}</p>
      </PageText>
      {children}
    </Column>
  )
}
