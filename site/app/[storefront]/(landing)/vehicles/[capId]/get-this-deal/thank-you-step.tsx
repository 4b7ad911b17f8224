import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { offerFromWire } from '#core/contract/json/offer-from-wire.ts'
import { hoursInWords } from '#core/organisation/provider-hours.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { EnquiryPage } from '#site/components/enquiry/enquiry-page.tsx'
import { ThankYou } from '#site/components/enquiry/thank-you.tsx'
import { providerFacts } from '#site/data/providers/server.ts'
import { liveFigures } from '#site/data/texts/live-figures.ts'
import { manufacturers } from '#site/data/makes/server.ts'
import { formDraft, order } from '#site/data/enquiry/server.ts'
import { ReachUs } from '#site/app/[storefront]/reach-us.tsx'
import { CallBack } from './call-back.tsx'
import { EnquiryBanners } from './enquiry-banners.tsx'

type Props = { storefront: string; capId: string; orderRef: string; draftId: string }

/**
 * Thank you, for a confirmed order only, and what becomes of it (Rules W-98, W-97); any other goes back to its
 * code.
 */
export async function ThankYouStep({ storefront, capId, orderRef, draftId }: Props) {
  const [placed, draft, { enquiryHandover: handover }, { isDemonstration }, t] = await Promise.all([
    order(orderRef, capId),
    formDraft(draftId),
    liveFigures(),
    manufacturers(),
    getTranslations('enquiry'),
  ])
  if (!placed) notFound()
  if (placed.state !== 'confirmed') redirect(paths.enterCode(capId, orderRef))
  const offer = offerFromWire(placed.offer)
  const [provider] = await providerFacts([offer])
  const lede = t('thanksLede', {
    provider: offer.provider.name,
    car: `${carName(placed.vehicle)} ${placed.vehicle.name}`,
    handover,
  })
  return (
    <EnquiryPage
      car={placed.vehicle}
      offer={offer}
      step={2}
      title={t('thanksTitle')}
      lede={lede}
      banners={<EnquiryBanners offer={offer} />}
      help={<ReachUs storefront={storefront} />}
    >
      <ThankYou
        order={placed}
        offer={offer}
        hours={provider ? hoursInWords(provider.hours) : ''}
        isDemonstration={isDemonstration}
        callBack={
          <CallBack order={placed} offer={offer} hours={provider?.hours ?? []} draft={draft} />
        }
      />
    </EnquiryPage>
  )
}
