import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { offerFromWire } from '#core/contract/json/offer-from-wire.ts'
import { paths } from '#core/routes/paths.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { awaitedCode } from '#core/wizard/deal-flow-state.ts'
import { dealSubject } from '#core/wizard/deal-subject.ts'
import { CodeFormWhenUsed } from '#site/components/enquiry/code-form-when-used.tsx'
import { LinkSent } from '#site/components/enquiry/link-sent.tsx'
import { EnquiryPage, OutboxHint } from '#site/components/enquiry/enquiry-page.tsx'
import { codeTexts, forStorefront } from '#site/components/shared/enquiry/enquiry-texts.ts'
import { config } from '#site/config.ts'
import { storefrontContent } from '#site/data/navigation/server.ts'
import { formDraft, order } from '#site/data/enquiry/server.ts'
import { ReachUs } from '#site/app/[storefront]/reach-us.tsx'
import { EnquiryBanners } from './enquiry-banners.tsx'

type Props = {
  storefront: string
  capId: string
  orderRef: string
  draftId: string
  isResent: boolean
}

/**
 * The code from the text message. A confirmed order goes on to the thank-you. The write token comes
 * with the draft of a form that was sent without script; else the browser's own memory has it.
 */
export async function CodeStep({ storefront, capId, orderRef, draftId, isResent }: Props) {
  const [placed, draft, ownWords, t] = await Promise.all([
    order(orderRef, capId),
    formDraft(draftId),
    storefrontContent(storefront),
    getTranslations('enquiry'),
  ])
  if (!placed) notFound()
  if (placed.state === 'confirmed') redirect(paths.thankYou(capId, orderRef))
  const offer = offerFromWire(placed.offer)
  const isLink = placed.proof === 'link'
  const help = <ReachUs storefront={storefront} />
  return (
    <EnquiryPage
      car={placed.vehicle}
      offer={offer}
      step={1}
      title={t(isLink ? 'linkSentTitle' : 'codeTitle')}
      help={help}
      banners={<EnquiryBanners offer={offer} />}
    >
      {isLink ? (
        <LinkSent
          hidden={{ capId, orderRef, writeToken: draft?.values['writeToken'] ?? '' }}
          sentTo={draft?.values['codeSentTo'] ?? ''}
          isResent={isResent}
          messages={fieldErrors(draft?.errors, ['code', 'phone'])}
          startAgain={paths.getThisDeal(capId, placed.offer.id)}
        />
      ) : (
        <CodeFormWhenUsed
          key={draftId}
          start={{
            ...awaitedCode(
              dealSubject(offer),
              {
                orderRef,
                writeToken: draft?.values['writeToken'] || null,
                codeSentAtMs: null,
                codeSentTo: draft?.values['codeSentTo'] || null,
                isTextTaken: placed.textTaken,
              },
              fieldErrors(draft?.errors, ['code', 'phone']),
            ),
            isCodeSent: isResent && placed.textTaken,
          }}
          phone={draft?.values['phone'] ?? ''}
          texts={forStorefront(codeTexts, ownWords ?? {})}
          help={help}
        />
      )}
      <OutboxHint url={config.outboxUrl} />
    </EnquiryPage>
  )
}
