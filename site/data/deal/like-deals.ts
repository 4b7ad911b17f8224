import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { dealFromWire } from '#core/contract/json/deal-from-wire.ts'
import type { Deal } from '#core/offer/deal.ts'
import { cachedLeasing } from '../leasing/server.ts'
import { orNull } from '../leasing/not-found.ts'

/** Deals on other cars near the price of a car, the likest first; none where it is unknown. Rule K-01. */
export async function likeDeals(capId: string): Promise<Deal[]> {
  const answer = await orNull(cachedLeasing(calls.listAlsoLike, { params: { capId } }))
  return (answer?.data ?? []).map(dealFromWire)
}
