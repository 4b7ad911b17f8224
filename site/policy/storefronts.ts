/**
 * A storefront is the face a host shows: the product's own or a partner's. Hosts are an
 * allow-list; a request for any other is refused before it reaches a page.
 */
export type Storefront = {
  key: string
  name: string
  /** Host names without port, lower case. */
  hosts: readonly string[]
}

export const storefronts = [
  { key: 'larkway', name: 'Larkway', hosts: ['localhost', '127.0.0.1', '[::1]'] },
] as const satisfies readonly [Storefront, ...Storefront[]]

export type StorefrontKey = (typeof storefronts)[number]['key']

/** The product's name, here and nowhere else. */
export const ownStorefront = storefronts[0]

/** The storefront that a host shows; null for a host that is none of ours. Lower case, without port. */
export function storefrontOfHost(host: string, ownHosts: readonly string[]): StorefrontKey | null {
  const listed = storefronts.find(({ hosts }) => (hosts as readonly string[]).includes(host))
  return listed?.key ?? (ownHosts.includes(host) ? ownStorefront.key : null)
}

export function isStorefrontKey(value: string): value is StorefrontKey {
  return storefronts.some((storefront) => storefront.key === value)
}

/** The name a storefront goes by; the own one's for a key that is none. */
export function storefrontName(key: string): string {
  return storefronts.find((storefront) => storefront.key === key)?.name ?? ownStorefront.name
}
