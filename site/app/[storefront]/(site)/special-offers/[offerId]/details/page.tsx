import type { Metadata } from 'next'
import { specialOfferMetadata, SpecialOfferRoute } from './special-offer-route.tsx'

type Props = { params: Promise<{ storefront: string; offerId: string }> }

/** Special offers are rendered when first asked for and kept until rates change. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return specialOfferMetadata((await params).offerId)
}

export default async function Page({ params }: Props) {
  return <SpecialOfferRoute {...await params} draftId="" />
}
