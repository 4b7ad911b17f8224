import { drawSocial } from '#site/components/social/draw-social.tsx'
import { socialKey } from '#site/components/social/social-picture.ts'
import { drawnOnce } from '#site/data/social/drawn-once.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'
import { sharedPicture } from '../shared-picture.ts'

export const dynamic = 'force-dynamic'

const draw = drawnOnce()

const shared = { 'cross-origin-resource-policy': 'cross-origin' }

/**
 * The picture of a deal, a range or a guide for whoever shows links to it. While another is drawn,
 * and for a deal that nobody quotes any more, it is the plain one. Rules D-63, E-29.
 */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ shown: string[] }> },
): Promise<Response> {
  const shown = await sharedPicture((await params).shown)
  if (shown === null) return new Response('Not found', { status: 404 })
  if (shown === 'plain') return plain()
  const picture = await draw(socialKey(shown), () => drawSocial(shown, ownStorefront.name))
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
