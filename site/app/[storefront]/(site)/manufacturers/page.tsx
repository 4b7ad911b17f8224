import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { messageText } from '#core/messages/message-text.ts'
import { paths } from '#core/routes/paths.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { MakeList } from '#site/components/shared/deal/make-list.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { manufacturers } from '#site/data/makes/server.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const [t, { total, providers }] = await Promise.all([getTranslations('results'), manufacturers()])
  return routeMetadata('manufacturers', {
    canonical: paths.manufacturers(),
    own: {
      title: t('manufacturersMetaTitle'),
      description: t('manufacturersMetaDescription', { makes: total, providers }),
    },
  })
}

/** Every make with prices, each leading to its cars. */
export default async function Page() {
  const [t, { data: makes }] = await Promise.all([getTranslations('results'), manufacturers()])
  if (makes.length === 0) {
    return (
      <Column>
        <EmptyState
          drawing="road"
          headingLevel={1}
          title={messageText('empty.manufacturers')}
          actions={<LinkButton href={paths.home()}>{t('home')}</LinkButton>}
        >
          <p>{t('list.emptyWordsPlain')}</p>
        </EmptyState>
      </Column>
    )
  }
  const crumbs = [{ label: t('home'), href: paths.home() }, { label: t('manufacturersCrumb') }]
  return (
    <Column>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <PageTitle
        title={t('manufacturersTitle')}
        lede={t('manufacturersLede', { makes: makes.length })}
      />
      <MakeList makes={makes} hasMarks />
    </Column>
  )
}
