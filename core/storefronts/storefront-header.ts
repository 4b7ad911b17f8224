import { isStorefrontKey } from './storefronts.ts'

/** By this header the front server tells the site and the leasing API whose page a request is from; it never lets a visitor's through. */
export const storefrontHeader = 'x-larkway-storefront'

/** The storefront that a request names; null for none, or for what can be no storefront's key. */
export const storefrontOf = (header: string | undefined): string | null =>
  header !== undefined && isStorefrontKey(header) ? header : null
