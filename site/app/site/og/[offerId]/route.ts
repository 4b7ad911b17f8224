import { parseOfferId } from '#core/offer/offer-id.ts'
import { drawSocialDeal } from '#site/components/social/draw-social-deal.tsx'
import { socialDeal, socialKey } from '#site/components/social/social-deal.ts'
import { chosenDeals } from '#site/data/deal/chosen-deals.ts'
import { drawnOnce } from '#site/data/social/drawn-once.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'

export const dynamic = 'force-dynamic'

const draw = drawnOnce()

const shared = { 'cross-origin-resource-policy': 'cross-origin' }

/**
 * The picture of a deal for whoever shows links to it. While another is drawn, and for a deal that
 * nobody quotes any more, it is the plain one. Rule D-63.
 */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ offerId: string }> },
): Promise<Response> {
  const { offerId } = await params
  if (parseOfferId(offerId) === null) return new Response('Not found', { status: 404 })
  const [deal] = await chosenDeals([offerId])
  if (!deal) return new Response('Not found', { status: 404 })
  if (!deal.offer) return plain()
  const shown = socialDeal({ derivative: deal.car, offer: deal.offer })
  const picture = await draw(socialKey(shown), () => drawSocialDeal(shown, ownStorefront.name))
  if (!picture) return plain()
  return new Response(new Uint8Array(picture), {
    headers: { ...shared, 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  })
}

/** The picture of the house, which says nothing of a price; only for now. */
const plain = () =>
  new Response(null, {
    status: 302,
    headers: { ...shared, location: '/social.png', 'cache-control': 'no-store' },
  })
