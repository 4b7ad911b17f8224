import 'server-only'
import { calls } from '#core/contract/calls.ts'
import type { Offer } from '#core/offer/offer.ts'
import { cachedLeasing, dailyLeasing } from '../leasing/server.ts'
import { factsOfQuoting } from './facts-of-quoting.ts'
import type { ProviderFacts } from './types.ts'

/** The providers with live prices, by name; kept until rates change. */
export async function quotingProviders() {
  const { data } = await cachedLeasing(calls.listBrands, {})
  return data.filter(({ hasRates }) => hasRates)
}

/** How fast providers respond, of those that have enough enquiries; asked again each day. Rule W-173. */
export async function responseTimes() {
  const { data } = await dailyLeasing(calls.listResponseTimes, {})
  return data
}

/** What is known of the providers of these offers, beside their prices. Rule L-63. */
export async function providerFacts(offers: readonly Offer[]): Promise<ProviderFacts[]> {
  return factsOfQuoting(await quotingProviders(), offers)
}
