import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { factsOf, type RouteName } from '#core/routes/route-table.ts'
import type { PageKey } from '#schemas/placement/page-key.ts'
import { ContentPage } from '#site/components/content/content-page.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { contentRouteOf } from '#site/data/content/content-route-of.ts'
import { faqsFor } from '#site/data/faqs/server.ts'
import { pageContent } from '#site/data/pages/server.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { stegaClean } from '@sanity/client/stega'
import { messages } from '#site/messages/en.ts'
import { PageBanners } from '../page-banners.tsx'

/** The pages whose text comes from one document, by the names of their routes. */
export const pageKeys = {
  aboutUs: 'about-us',
  ourBrokers: 'our-brokers',
  faq: 'faq',
  whatIsCarLeasing: 'what-is-car-leasing',
  terms: 'tcs',
  privacyPolicy: 'privacy-policy',
  cookies: 'cookies',
  initialDisclosure: 'initial-disclosure',
  gapInsurance: 'gap-insurance',
  sellYourCar: 'sell-your-car',
} as const satisfies Partial<Record<RouteName, PageKey>>

type ContentRouteName = keyof typeof pageKeys

type Props = {
  name: ContentRouteName
  /** After the text and before the questions. */
  children?: ReactNode
}

/**
 * A page of the content backend with its banners and the questions placed on it; a 404 until it is
 * published. The page of all questions has its own way to show them. Rule R-21.
 */
export async function ContentRoute({ name, children }: Props) {
  const route = contentRouteOf(name)
  const [page, faqs] = await Promise.all([
    pageContent(pageKeys[name]),
    route && name !== 'faq' ? faqsFor(route) : [],
  ])
  if (!page) notFound()
  return (
    <ContentPage
      page={page}
      siteUrl={await pageUrl()}
      above={<PageBanners name={name} audience="everyone" />}
    >
      {children}
      <FaqBlock title={messages.content.questions} faqs={faqs} />
    </ContentPage>
  )
}

/** Title and description of such a page, as its editor wrote them. */
export async function contentMetadata(name: ContentRouteName): Promise<Metadata> {
  const page = stegaClean(await pageContent(pageKeys[name]))
  if (!page) return {}
  return routeMetadata(name, {
    canonical: factsOf(name).pattern,
    own: {
      title: page.seo?.title ?? page.title,
      description: page.seo?.description ?? page.intro,
    },
  })
}

/** The page and its metadata where there is nothing but the text. */
export const contentPage = (name: ContentRouteName) => ({
  generateMetadata: () => contentMetadata(name),
  Page: () => <ContentRoute name={name} />,
})
