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
import { ThankYouStep } from './thank-you-step.tsx'

type Search = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ capId: string }>; searchParams: Promise<Search> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('enquiry')
  return { title: t('metaTitle'), robots: { index: false } }
}

/** The enquiry: details, the code from the text message, thank you. The address says which step. */
export default async function Page({ params, searchParams }: Props) {
  const [{ capId }, search] = await Promise.all([params, searchParams])
  const text = (name: string) => [search[name]].flat()[0] ?? ''
  switch (text('step')) {
    case '':
      return (
        <>
          <DetailsStep
            capId={capId}
            offerId={text('offer')}
            draftId={text('draft')}
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
          capId={capId}
          orderRef={text('order')}
          draftId={text('draft')}
          isResent={text('sent') === '1'}
        />
      )
    case 'thank-you':
      return <ThankYouStep capId={capId} orderRef={text('order')} />
    default:
      notFound()
  }
}
