import type { Metadata } from 'next'
import { dealMetadata, DealRoute } from './deal-route.tsx'

type Props = { params: Promise<{ storefront: string; capId: string }> }

/** Cars are rendered when first asked for and kept until rates change. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return dealMetadata((await params).capId)
}

export default async function Page({ params }: Props) {
  return <DealRoute capId={(await params).capId} preferences={{}} />
}
