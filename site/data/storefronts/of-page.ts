import 'server-only'
import { storefront } from 'next/root-params'
import { type StorefrontFacts, storefrontFacts } from './server.ts'

/** The storefront whose page is being made. For pages and layouts only: a handler has no such segment. */
export async function currentStorefront(): Promise<StorefrontFacts> {
  const facts = await storefrontFacts(await storefront())
  if (facts === null) throw new Error('A page was asked of a storefront that does not exist.')
  return facts
}

/** The base of the addresses of the storefront whose page is being made. Rule D-80. */
export const pageUrl = async (): Promise<string> => (await currentStorefront()).url
