import { storefrontHandler } from '../storefront-handler.ts'

export const dynamic = 'force-static'
export { ownParams as generateStaticParams } from '../storefront-handler.ts'

const colour = '#fbfaf6'

const icon = (pixels: number) => ({
  src: `/icon-${pixels}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
})

/** What a telephone that saves the site calls it. */
export const GET = storefrontHandler(async ({ name, isPartner }) =>
  Response.json(
    {
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      theme_color: colour,
      background_color: colour,
      // The icon is our mark, which a partner's pages do not bear.
      ...(!isPartner && { icons: [icon(192), icon(512)] }),
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  ),
)
