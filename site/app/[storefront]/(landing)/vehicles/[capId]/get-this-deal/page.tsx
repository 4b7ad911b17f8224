import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { campaignOf } from '#core/attribution/campaign-fields.ts'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { faqsFor } from '#site/data/faqs/server.ts'
import { messages } from '#site/messages/en.ts'
import { Column } from '#site/ui/page-section/page-section.tsx'
import { CodeStep } from './code-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { LinkStep } from './link-step.tsx'
import { ThankYouStep } from './thank-you-step.tsx'

type Search = Record<string, string | string[] | undefined>
type Props = {
  params: Promise<{ storefront: string; capId: string }>
  searchParams: Promise<Search>
}

/** What the title of a step says, by the step in the address. Rule W-86. */
const titles = new Map([
  ['', 'title'],
  ['code', 'codeTitle'],
  ['link', 'linkTitle'],
  ['thank-you', 'thanksTitle'],
] as const)

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [search, t] = await Promise.all([searchParams, getTranslations('enquiry')])
  const step = [search['step']].flat()[0] ?? ''
  return { title: t(titles.get(step as '') ?? 'title'), robots: { index: false } }
}

/** The enquiry: details, the code from the text message, thank you. The address says which step. */
export default async function Page({ params, searchParams }: Props) {
  const [{ storefront, capId }, search] = await Promise.all([params, searchParams])
  const text = (name: string) => [search[name]].flat()[0] ?? ''
  switch (text('step')) {
    case '':
      return (
        <>
          <DetailsStep
            storefront={storefront}
            capId={capId}
            offerId={text('offer')}
            draftId={text('draft')}
            hash={text('hash')}
            campaign={campaignOf(text)}
          />
          <Column>
            <FaqBlock
              title={messages.content.questions}
              leadsToAll={false}
              faqs={await faqsFor('/vehicles/{capId}/get-this-deal')}
            />
          </Column>
        </>
      )
    case 'code':
      return (
        <CodeStep
          storefront={storefront}
          capId={capId}
          orderRef={text('order')}
          draftId={text('draft')}
          isResent={text('sent') === '1'}
        />
      )
    case 'link':
      return (
        <LinkStep
          storefront={storefront}
          capId={capId}
          orderRef={text('order')}
          token={text('proof')}
        />
      )
    case 'thank-you':
      return (
        <ThankYouStep
          storefront={storefront}
          capId={capId}
          orderRef={text('order')}
          draftId={text('draft')}
        />
      )
    default:
      notFound()
  }
}
