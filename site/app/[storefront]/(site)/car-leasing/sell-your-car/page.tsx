import { notFound } from 'next/navigation'
import { contentMetadata } from '#site/app/[storefront]/(site)/content-route.tsx'
import { ServicePage } from '#site/app/[storefront]/(site)/service-page.tsx'
import { ReachUs } from '#site/app/[storefront]/reach-us.tsx'
import { PageText } from '#site/components/content/page-text.tsx'
import styles from '#site/components/services/service-page.module.css'
import { SellForm } from '#site/components/services/sell-form.tsx'
import { ClaimText } from '#site/components/shared/text/claim-text.tsx'
import { shownClaims } from '#site/data/claims/server.ts'
import { formDraft } from '#site/data/enquiry/server.ts'
import { pageContent } from '#site/data/pages/server.ts'
import { messages } from '#site/messages/en.ts'
import { indexCrumbs } from '../place-route.ts'

type Props = {
  params: Promise<{ storefront: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = () => contentMetadata('sellYourCar')

/** What a present car may be worth, an offer for it, and the five steps of selling it. Rules C-110, W-124. */
export default async function Page({ params, searchParams }: Props) {
  const [{ storefront }, { draft: id, sent }] = await Promise.all([params, searchParams])
  const [page, draft, [promise]] = await Promise.all([
    pageContent('sell-your-car'),
    formDraft(String(id ?? '')),
    shownClaims(['message-answer']),
  ])
  if (!page) notFound()
  return (
    <ServicePage
      name="sellYourCar"
      crumbs={indexCrumbs(messages.services.sell.crumb)}
      title={page.title}
      lede={page.intro}
    >
      <SellForm
        draft={draft}
        isSent={sent !== undefined}
        promise={promise && <ClaimText {...promise} />}
        help={<ReachUs storefront={storefront} />}
      />
      <div className={styles.after}>
        <PageText body={page.body} />
      </div>
    </ServicePage>
  )
}
