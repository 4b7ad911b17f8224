import { ownStorefront } from '#core/storefronts/own-storefront.ts'
import { storefrontHeader } from '#core/storefronts/storefront-header.ts'

export { ownStorefront }

/** Whose answer a handler makes: the front server's word, our own without one. */
export const storefrontKeyOf = (headers: Headers): string =>
  headers.get(storefrontHeader) ?? ownStorefront.key
