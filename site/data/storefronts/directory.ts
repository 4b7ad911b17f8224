import { storefrontsQuery } from '#schemas/queries/storefronts.ts'
import type { StorefrontDocument } from '#core/storefronts/storefronts.ts'
import { config } from '#site/config.ts'
import { ownStorefront } from '#site/policy/storefronts.ts'
import { publishedClient } from '../content/content-clients.ts'
import { contentFallback } from '../content/content-fallback.ts'
import { fetchResult } from '../content/fetch-result.ts'
import { type StorefrontDirectory, storefrontDirectory } from './storefront-directory.ts'

const patienceMs = 2500

const shared = globalThis as typeof globalThis & { larkwayStorefronts?: StorefrontDirectory }

/**
 * The storefronts as this process knows them. Next compiles this file into several bundles and the
 * front server reads it as it is, so there is one in the process, not one a module.
 */
export const storefronts: StorefrontDirectory = (shared.larkwayStorefronts ??= storefrontDirectory(
  { ...ownStorefront, hosts: [...ownStorefront.hosts, ...config.ownHosts] },
  readDocuments,
))

async function readDocuments(): Promise<readonly StorefrontDocument[]> {
  const key = JSON.stringify([storefrontsQuery, {}])
  try {
    const settings = { client: publishedClient, patienceMs }
    const found = await contentFallback.ask(key, () => fetchResult(settings, storefrontsQuery, {}))
    return found as StorefrontDocument[]
  } catch (error) {
    const stale = await contentFallback.stale(key)
    if (stale === undefined) throw error
    return stale as StorefrontDocument[]
  }
}
