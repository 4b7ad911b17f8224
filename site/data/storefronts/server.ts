import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import { cache } from 'react'
import { parsedTokens, type StorefrontTokens } from '#core/storefronts/storefront-styles.ts'
import { isStorefrontKey } from '#core/storefronts/storefronts.ts'
import { storefrontUrl } from '#core/storefronts/storefront-url.ts'
import { storefrontByKeyQuery } from '#schemas/queries/storefronts.ts'
import type { StorefrontByKeyQueryResult } from '#schemas/generated/sanity.types.ts'
import { config } from '#site/config.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'
import { content, contentOr } from '../content/server.ts'

/** What everything made for one storefront needs to know of it. */
export type StorefrontFacts = {
  key: string
  name: string
  /** The base of its canonical addresses, without a slash at its end. */
  url: string
  isPartner: boolean
  /** Null for our own look. */
  tokens: StorefrontTokens | null
  /** Sites that may show its embedded pages, as an editor wrote them. */
  frameOrigins: readonly string[]
  /** What else an editor says of it, marked for the preview; null without a document. */
  content: StorefrontByKeyQueryResult
}

/**
 * A storefront by its key; null when there is none. Our own is there without a document too, and
 * while there is no content; what a partner's pages say of itself, nothing stands in for. Rule D-77.
 */
export const storefrontFacts = cache(async (key: string): Promise<StorefrontFacts | null> => {
  const isOwn = key === ownStorefront.key
  if (!isOwn && !isStorefrontKey(key)) return null
  const found = isOwn
    ? await contentOr(null, storefrontByKeyQuery, { key })
    : await content(storefrontByKeyQuery, { key })
  if (found === null && !isOwn) return null
  const plain = stegaClean(found)
  return {
    key,
    name: plain?.name || ownStorefront.name,
    url: storefrontUrl(config.siteUrl, isOwn ? null : (plain?.hosts?.[0] ?? null)),
    isPartner: plain?.layout === 'partner',
    tokens: parsedTokens(plain?.tokens),
    frameOrigins: plain?.frameOrigins ?? [],
    content: found,
  }
})

/** For a handler: the storefront that its request was for, our own where there is none. */
export async function knownStorefront(key: string): Promise<StorefrontFacts> {
  const facts = (await storefrontFacts(key)) ?? (await storefrontFacts(ownStorefront.key))
  return facts!
}
