import { getTranslations } from 'next-intl/server'
import type { WireOrder } from '#core/contract/json/wire-order.ts'
import type { Offer } from '#core/offer/offer.ts'
import { type ClockHours, providerHours } from '#core/organisation/provider-hours.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import { callBackFields, callTimesOffered } from '#core/wizard/call-times.ts'
import { confirmedEnquiry } from '#core/wizard/deal-flow-state.ts'
import { dealSubject } from '#core/wizard/deal-subject.ts'
import { callBackAt } from '#core/wizard/thank-you-step.ts'
import { CallBackForm } from '#site/components/enquiry/call-back-form.tsx'
import { callBackTexts } from '#site/components/shared/enquiry/enquiry-texts.ts'
import type { formDraft } from '#site/data/enquiry/server.ts'

type Props = {
  order: WireOrder
  offer: Offer
  /** The provider's, Monday first; none where they are not known. */
  hours: readonly ClockHours[]
  /** Of the form of the code or of the call back, sent without script. */
  draft: Awaited<ReturnType<typeof formDraft>>
}

/** The form of a call back, when the provider was closed as the order was confirmed. Rule W-50. */
export async function CallBack({ order, offer, hours, draft }: Props) {
  const week = hours.length > 0 ? providerHours(hours) : null
  const offered = callBackAt(week, Date.parse(order.confirmedAt ?? order.createdAt))
  if (!week || offered === 'none') return null
  const t = await getTranslations('enquiry')
  const { orderRef } = order
  const { values, errors } = draft ?? { values: {} as Record<string, string>, errors: {} }
  const placed = {
    orderRef,
    writeToken: values['writeToken'] || null,
    codeSentAtMs: null,
    codeSentTo: null,
    isTextTaken: true,
  }
  const state = values['left'] ? 'left' : 'offered'
  const { name: provider } = offer.provider
  return (
    <CallBackForm
      start={confirmedEnquiry(
        dealSubject(offer),
        placed,
        state,
        fieldErrors(errors, [...callBackFields, 'form']),
      )}
      typed={Object.fromEntries(callBackFields.map((name) => [name, values[name] ?? '']))}
      times={callTimesOffered(week, Date.now())}
      title={t('callBackTitle', { provider })}
      lede={t('callBackLede', { provider })}
      texts={callBackTexts}
    />
  )
}
