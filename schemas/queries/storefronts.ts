import { defineQuery } from 'groq'
import { imageProjection } from './rich-text-projection.ts'

/** One storefront with all that its pages show; null when there is none of that key. */
export const storefrontByKeyQuery = defineQuery(`*[_type == "storefront" && key == $key][0]{
  name, key, hosts, layout, tokens { accent, radius },
  logo { ${imageProjection} },
  phone, contactHours[]{ days, opens, closes }, footerStatement,
  socialLinks[]{ _key, service, url }, chatUrl, headline, intro, frameOrigins, landlineEnquiries
}`)

/** All storefronts with what decides whose a request is. */
export const storefrontsQuery = defineQuery(
  `*[_type == "storefront"] | order(key asc){ key, name, hosts, frameOrigins }`,
)

/** What orders depend on of their storefronts: who may enquire, and where messages lead. Rules W-151, C-194. */
export const orderStorefrontsQuery = defineQuery(
  `*[_type == "storefront"] | order(key asc){ key, name, hosts, layout, landlineEnquiries }`,
)
