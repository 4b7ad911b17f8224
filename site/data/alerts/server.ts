import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { liveLeasing } from '../leasing/server.ts'
import { orNull } from '../leasing/not-found.ts'
import type { OwnAlerts } from './types.ts'

/** The form of a sealed address: anything else is not asked about. */
const isToken = (text: string): boolean =>
  calls.getPriceAlerts.params.safeParse({ sealedEmail: text }).success

/** The alerts that a link of an e-mail opens; null for one that opens nothing. */
export async function ownAlerts(token: string): Promise<OwnAlerts | null> {
  return isToken(token)
    ? orNull(liveLeasing(calls.getPriceAlerts, { params: { sealedEmail: token } }))
    : null
}
