import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { dealFromWire } from '#core/contract/json/deal-from-wire.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { ExpiredQuote } from '#site/components/quote/expired-quote.tsx'
import { QuotePage } from '#site/components/quote/quote-page.tsx'
import { pageUrl } from '#site/data/storefronts/of-page.ts'
import { offersOf } from '#site/data/deal/server.ts'
import { savedQuote } from '#site/data/quotes/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { goneMeta } from '#site/policy/gone-page.ts'

type Props = { params: Promise<{ quoteRef: string }> }

/** A quote runs out at an instant of its own, and is nobody else's. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { quoteRef } = await params
  const quote = await savedQuote(quoteRef)
  if (quote === null) return {}
  const t = messages.saved.quote
  const isExpired = quote === 'expired'
  const metadata = await routeMetadata('quote', {
    canonical: paths.quote(quoteRef),
    own: { title: isExpired ? t.expired : fill(t.title, { car: carName(quote.vehicle) }) },
    isListed: false,
  })
  return { ...metadata, robots: { index: false, follow: false }, ...(isExpired && goneMeta) }
}

/** A saved quote, or that it has run out. Rules C-80, R-37. */
export default async function Page({ params }: Props) {
  const { quoteRef } = await params
  const quote = await savedQuote(quoteRef)
  if (quote === null) notFound()
  if (quote === 'expired') return <ExpiredQuote />
  const { vehicle, offer, createdAt, expiresAt, feesText } = quote
  const deal = dealFromWire({ ...vehicle, offer })
  const offers = await offersOf(vehicle.capId)
  return (
    <QuotePage
      quoteRef={quoteRef}
      deal={deal}
      createdAt={createdAt}
      expiresAt={expiresAt}
      feesText={feesText}
      today={offers?.find(({ id }) => id === deal.offer.id) ?? null}
      siteUrl={await pageUrl()}
    />
  )
}
