import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { cachedLeasing } from '../leasing/server.ts'

/** The providers with live prices, by name; kept until rates change. */
export async function quotingProviders() {
  const { data } = await cachedLeasing(calls.listBrands, {})
  return data.filter(({ hasRates }) => hasRates)
}
