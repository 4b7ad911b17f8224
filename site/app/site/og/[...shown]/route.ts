import { stegaClean } from '@sanity/client/stega'
import { drawSocial } from '#site/components/social/draw-social.tsx'
import { socialHouse } from '#site/components/social/social-house.ts'
import { socialKey, type SocialPicture } from '#site/components/social/social-picture.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { drawnOnce } from '#site/data/social/drawn-once.ts'
import { knownStorefront, type StorefrontFacts } from '#site/data/storefronts/server.ts'
import { messages } from '#site/messages/en.ts'
import { ownStorefront, storefrontKeyOf } from '#site/policy/storefronts.ts'
import { sharedPicture } from '#site/app/site/og/shared-picture.ts'

export const dynamic = 'force-dynamic'

const draw = drawnOnce()

const shared = { 'cross-origin-resource-policy': 'cross-origin' }

/**
 * The picture of a deal, a range or a guide for whoever shows links to it, or of the storefront
 * itself. While another is drawn, and for a deal that nobody quotes any more, it is the plain one.
 * Rules D-63, E-29, D-80.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ shown: string[] }> },
): Promise<Response> {
  const [{ shown }, storefront] = await Promise.all([
    params,
    knownStorefront(storefrontKeyOf(request.headers)),
  ])
  const picture = shown.join('/') === 'storefront' ? 'plain' : await sharedPicture(shown)
  if (picture === null) return new Response('Not found', { status: 404 })
  const drawn = picture === 'plain' ? null : await drawnFor(storefront, picture)
  if (drawn) return png(drawn)
  if (storefront.key === ownStorefront.key) return plain()
  const own = await drawnFor(storefront, await ownPicture(storefront))
  return own ? png(own) : plain()
}

/** A picture bears its storefront's name and colour, so each has its own. */
function drawnFor(storefront: StorefrontFacts, picture: SocialPicture): Promise<Buffer | null> {
  const { key, name, isPartner, tokens } = storefront
  const look = { name, hasMark: !isPartner, accent: tokens?.accent ?? null }
  return draw(JSON.stringify([key, look, socialKey(picture)]), () => drawSocial(picture, look))
}

async function ownPicture({ content }: StorefrontFacts): Promise<SocialPicture> {
  const headline = stegaClean(content)?.headline ?? stegaClean(await siteSettings())?.headline
  return socialHouse(headline ?? messages.layout.titles.home)
}

const png = (picture: Buffer) =>
  new Response(new Uint8Array(picture), {
    headers: { ...shared, 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  })

/** Our own picture, which says nothing of a price; only for now. */
const plain = () =>
  new Response(null, {
    status: 302,
    headers: { ...shared, location: '/social.png', 'cache-control': 'no-store' },
  })
