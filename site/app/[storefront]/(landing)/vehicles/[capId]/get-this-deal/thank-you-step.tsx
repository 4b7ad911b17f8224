import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { offerFromWire } from '#core/contract/json/offer-from-wire.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { EnquiryPage, ThankYou } from '#site/components/enquiry/enquiry-page.tsx'
import { liveFigures } from '#site/data/texts/live-figures.ts'
import { order } from '#site/data/enquiry/server.ts'
import { EnquiryBanners } from './enquiry-banners.tsx'

/**
 * Thank you, for a confirmed order only, and what becomes of it (Rules W-55, W-58); any other goes back to its
 * code.
 */
export async function ThankYouStep({ capId, orderRef }: { capId: string; orderRef: string }) {
  const [placed, { enquiryHandover: handover }, t] = await Promise.all([
    order(orderRef, capId),
    liveFigures(),
    getTranslations('enquiry'),
  ])
  if (!placed) notFound()
  if (placed.state !== 'confirmed') redirect(paths.enterCode(capId, orderRef))
  const offer = offerFromWire(placed.offer)
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
    >
      <ThankYou orderRef={orderRef} />
    </EnquiryPage>
  )
}
