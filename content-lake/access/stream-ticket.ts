import { createHmac } from 'node:crypto'
import { isSame } from './editor-cookie.ts'

const lifetimeSeconds = 60

/**
 * A ticket in place of the `Origin` that a browser may lose when it follows our redirect to a
 * stream port (it then sends `null`). The ticket in the redirect vouches for it: only an allowed
 * origin gets one.
 */
export interface StreamTickets {
  issue(now: Date): string
  isValid(ticket: string, now: Date): boolean
}

export function streamTickets(token: string): StreamTickets {
  const sign = (text: string) =>
    createHmac('sha256', `stream-ticket:${token}`).update(text).digest('base64url')
  return {
    issue(now) {
      const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
      return `${expires}.${sign(expires)}`
    },
    isValid(ticket, now) {
      const [expires = '', signature = ''] = ticket.split('.')
      return isSame(signature, sign(expires)) && Number(expires) * 1000 > now.getTime()
    },
  }
}
