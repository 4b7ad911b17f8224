import { audienceOf } from '#core/content/banners-shown.ts'
import type { Offer } from '#core/offer/offer.ts'
import { PageBanners } from '#site/app/[storefront]/page-banners.tsx'

/** The banners of an enquiry, for those whom its offer is for. Rule E-12. */
export function EnquiryBanners({ offer }: { offer: Offer }) {
  return <PageBanners name="getThisDeal" audience={audienceOf(offer.profile.financeType)} />
}
