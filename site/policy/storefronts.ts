import { storefrontHeader } from '#core/storefronts/storefront-header.ts'

/**
 * Our own storefront as it stands without any document of the content backend: the product's name,
 * here and nowhere else, and the hosts that are nobody else's.
 */
export const ownStorefront = {
  key: 'larkway',
  name: 'Larkway',
  hosts: ['localhost', '127.0.0.1', '[::1]'],
} as const

/** Whose answer a handler makes: the front server's word, our own without one. */
export const storefrontKeyOf = (headers: Headers): string =>
  headers.get(storefrontHeader) ?? ownStorefront.key
