import { setTimeout as wait } from 'node:timers/promises'
import { ownStorefront } from '#core/storefronts/own-storefront.ts'
import { storefrontSite, type StorefrontSite } from '#core/storefronts/storefront-site.ts'
import { storefrontsOf } from '#core/storefronts/storefronts.ts'
import type { ContentReader } from '../content/content-reader.ts'

export type SiteTools = {
  content: Pick<ContentReader, 'storefronts'>
  /** Where our own storefront is. */
  siteUrl: string
}

/** A visitor waits for their code meanwhile, and for the text service after it. */
const patienceMs = 400

/**
 * Where messages about an order of a storefront lead; to our own site while the storefronts cannot be
 * read. Rule C-194.
 */
export async function siteOfOrder(
  { content, siteUrl }: SiteTools,
  storefront: string | null | undefined,
): Promise<StorefrontSite> {
  const documents = await Promise.race([
    content.storefronts(),
    wait(patienceMs, [], { ref: false }),
  ])
  const hosts = [...ownStorefront.hosts, new URL(siteUrl).hostname]
  const storefronts = storefrontsOf(documents, { ...ownStorefront, hosts })
  return storefrontSite(storefronts, siteUrl, storefront ?? null)
}
