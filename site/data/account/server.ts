import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { orNull } from '../leasing/not-found.ts'
import { liveLeasing } from '../leasing/server.ts'

/** The form of a token in a link; what is none is not asked about. */
const isLinkToken = (token: string) => /^[A-Za-z0-9_-]{22,200}$/.test(token)

/** What a registration link is for; null when it no longer works. */
export const registrationLink = async (token: string) =>
  isLinkToken(token) ? orNull(liveLeasing(calls.getRegistration, { params: { token } })) : null

/** Whether a recovery link works. */
export async function isRecoveryLink(token: string): Promise<boolean> {
  if (!isLinkToken(token)) return false
  return (await orNull(liveLeasing(calls.getPasswordRecovery, { params: { token } }))) !== null
}
