import { storefrontUrl } from './storefront-url.ts'
import type { Storefront } from './storefronts.ts'

/** The storefront that a message about an order belongs to. Rule C-194. */
export type StorefrontSite = {
  key: string
  name: string
  /** Where its links lead, without a slash at the end. */
  url: string
  hosts: readonly string[]
  isPartner: boolean
}

/**
 * Where messages lead of an order that came from a storefront's page: to its first host, by the scheme
 * and port of the site's address. Ours where the order names none, or one that is no more. Rule C-194.
 * @param storefronts ours first, as `storefrontsOf` gives them
 */
export function storefrontSite(
  storefronts: readonly [Storefront, ...Storefront[]],
  siteUrl: string,
  key: string | null,
): StorefrontSite {
  const [own, ...partners] = storefronts
  const partner = partners.find((each) => each.key === key)
  const shown = partner ?? own
  return {
    key: shown.key,
    name: shown.name,
    url: storefrontUrl(siteUrl, partner?.hosts[0] ?? null),
    hosts: shown.hosts,
    isPartner: partner !== undefined,
  }
}

/**
 * The host name for the last line of a text, by which a phone fills the code in: the one that the
 * visitor is on, if the storefront's own list has it, else that of its links. Rules W-82, C-194.
 * @param requested what the request said, which anybody can write
 */
export function hostOfCode({ url, hosts }: StorefrontSite, requested: string | null): string {
  return requested !== null && hosts.includes(requested) ? requested : new URL(url).hostname
}
