import type { ReactNode } from 'react'
import type { RouteName } from '#core/routes/route-table.ts'
import { JsonLd } from '#site/components/shared/structured-data/json-ld.tsx'
import { breadcrumbList } from '#site/components/shared/structured-data/structured-data.ts'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { contentRouteOf } from '#site/data/content/content-route-of.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { PageBanners } from '../page-banners.tsx'

type Props = {
  name: RouteName
  crumbs: readonly Crumb[]
  title: string
  lede?: ReactNode
  children: ReactNode
}

/** A page on which something can be asked of us, with its banners and the questions placed on it. */
export async function ServicePage({ name, crumbs, title, lede, children }: Props) {
  const route = contentRouteOf(name)
  const faqs = route ? await faqsFor(route) : []
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs, await pageUrl())]} />
      <Column>
        <Breadcrumbs label={messages.content.breadcrumbs} crumbs={crumbs} />
        <PageBanners name={name} audience="everyone" />
        <PageTitle title={title} lede={lede} />
        {children}
        <FaqBlock title={messages.content.questions} faqs={faqs} />
      </Column>
    </>
  )
}
