import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Tokens that are a date signed with a key which follows from the content token, so that they outlive
 * a restart and die with it.
 */
export interface DatedTokens {
  issue(now: Date): string
  /** Whether a token is one of ours and unexpired. */
  isValid(token: string, now: Date): boolean
}

/** @param key what signs them, other for each use */
export function datedTokens(key: string, lifetimeSeconds: number): DatedTokens {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    issue(now) {
      const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
      return `${expires}.${sign(expires)}`
    },
    isValid(token, now) {
      const [expires = '', signature = ''] = token.split('.')
      return isSame(signature, sign(expires)) && Number(expires) * 1000 > now.getTime()
    },
  }
}

/** Compares secrets in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Tickets in place of the `Origin` that a browser may lose when it follows our redirect to a stream
 * port (it then sends `null`). The ticket in the redirect vouches for it: only an allowed origin
 * gets one.
 */
export const streamTickets = (token: string): DatedTokens =>
  datedTokens(`stream-ticket:${token}`, 60)
