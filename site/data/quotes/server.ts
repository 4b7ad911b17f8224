import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { isReference } from '#core/contract/identifiers.ts'
import type { WireQuote } from '#core/contract/json/wire-quote.ts'
import { liveLeasing } from '../leasing/server.ts'

/** A saved quote; whether it has run out; null when there never was one. Rule R-37. */
export async function savedQuote(quoteRef: string): Promise<WireQuote | 'expired' | null> {
  if (!isReference(quoteRef)) return null
  try {
    return await liveLeasing(calls.getQuote, { params: { quoteRef } })
  } catch (error) {
    if (error instanceof LeasingApiError && error.status === 410) return 'expired'
    if (error instanceof LeasingApiError && error.status === 404) return null
    throw error
  }
}
