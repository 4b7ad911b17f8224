import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { offerFromWire } from '#core/contract/json/offer-from-wire.ts'
import { paths } from '#core/routes/paths.ts'
import { fieldErrors } from '#core/validation/server-errors.ts'
import { awaitedCode } from '#core/wizard/deal-flow-state.ts'
import { dealSubject } from '#core/wizard/deal-subject.ts'
import { CodeForm } from '#site/components/enquiry/code-form.tsx'
import { EnquiryPage, OutboxHint } from '#site/components/enquiry/enquiry-page.tsx'
import { config } from '#site/config.ts'
import { formDraft, order } from '#site/data/leasing/order.ts'
import { messages } from '#site/messages/en.ts'
import { Link } from '#site/ui/link/link.tsx'
import { EnquiryBanners } from './enquiry-banners.tsx'

type Props = { capId: string; orderRef: string; draftId: string; isResent: boolean }

/**
 * The code from the text message. A confirmed order goes on to the thank-you.
 */
export async function CodeStep({ capId, orderRef, draftId, isResent }: Props) {
  const [placed, draft, t] = await Promise.all([
    order(orderRef),
    formDraft(draftId || undefined),
    getTranslations('enquiry'),
  ])
  if (!placed || placed.vehicle.capId !== capId) notFound()
  if (placed.state === 'confirmed') redirect(paths.thankYou(capId, orderRef))
  const offer = offerFromWire(placed.offer)
  const texts = messages.enquiry
  return (
    <EnquiryPage
      car={placed.vehicle}
      offer={offer}
      step={1}
      title={t('codeTitle')}
      lede={t('codeLede')}
      banners={<EnquiryBanners offer={offer} />}
    >
      <CodeForm
        key={draftId}
        start={{
          ...awaitedCode(
            dealSubject(offer),
            { orderRef, writeToken: null, codeSentAtMs: null },
            fieldErrors(draft?.errors, ['code']),
          ),
          isCodeSent: isResent,
        }}
        texts={{
          errorTitle: texts.errorTitle,
          errorPrefix: texts.errorPrefix,
          code: texts.code,
          codeSubmit: texts.codeSubmit,
          codeSending: texts.codeSending,
          codeSent: texts.codeSent,
          resend: texts.resend,
        }}
      />
      <OutboxHint url={config.outboxUrl} />
      <p>
        <Link href={paths.getThisDeal(capId, offer.id)}>{t('changeNumber')}</Link>
      </p>
    </EnquiryPage>
  )
}
