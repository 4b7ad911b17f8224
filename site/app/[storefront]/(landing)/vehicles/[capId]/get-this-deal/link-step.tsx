import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { offerFromWire } from '#core/contract/json/offer-from-wire.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import { EnquiryPage } from '#site/components/enquiry/enquiry-page.tsx'
import { order } from '#site/data/enquiry/server.ts'
import { Button } from '#site/ui/button/button.tsx'
import { EnquiryBanners } from './enquiry-banners.tsx'
import { ReachUs } from '#site/app/[storefront]/reach-us.tsx'

type Props = { storefront: string; capId: string; orderRef: string; token: string }

/**
 * Where the link of an e-mail leads that confirms an enquiry with a landline: a press does it, since
 * programs that look through mail open links. Rules W-106, R-41.
 */
export async function LinkStep({ storefront, capId, orderRef, token }: Props) {
  const [placed, t] = await Promise.all([order(orderRef, capId), getTranslations('enquiry')])
  if (!placed) notFound()
  if (placed.state === 'confirmed') redirect(paths.thankYou(capId, orderRef))
  const offer = offerFromWire(placed.offer)
  return (
    <EnquiryPage
      car={placed.vehicle}
      offer={offer}
      step={1}
      title={t('linkTitle')}
      lede={t('linkLede', { provider: offer.provider.name })}
      help={<ReachUs storefront={storefront} />}
      banners={<EnquiryBanners offer={offer} />}
    >
      <form method="post" action={formActions.confirmCode}>
        <input type="hidden" name="capId" value={capId} />
        <input type="hidden" name="orderRef" value={orderRef} />
        <input type="hidden" name="code" value={token} />
        <Button type="submit">{t('codeSubmit')}</Button>
      </form>
    </EnquiryPage>
  )
}
