import 'server-only'
import { calls } from '#core/contract/calls.ts'
import type { CallResponse } from '#core/contract/call.ts'
import { cachedLeasing } from '../leasing/server.ts'

export type Provider = CallResponse<typeof calls.listBrands>['data'][number]

/** The providers with live prices, by name; kept until rates change. */
export async function quotingProviders(): Promise<Provider[]> {
  const { data } = await cachedLeasing(calls.listBrands, {})
  return data.filter(({ hasRates }) => hasRates)
}
