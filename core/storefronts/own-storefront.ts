/**
 * Our own storefront as it stands without any document of the content backend: the product's name,
 * here and nowhere else, and the hosts that are nobody else's.
 */
export const ownStorefront = {
  key: 'larkway',
  name: 'Larkway',
  hosts: ['localhost', '127.0.0.1', '[::1]'],
} as const
