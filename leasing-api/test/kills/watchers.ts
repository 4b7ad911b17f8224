import { setTimeout as wait } from 'node:timers/promises'
import type { AlertMailbox } from './alert-mailbox.ts'
import { post } from './enquirers.ts'

const patienceMs = 60_000

let people = 0

/** Somebody new asks to be told when a price falls, and confirms it; gives their address. */
export async function newWatcher(
  url: string,
  page: string,
  mailbox: AlertMailbox,
): Promise<string> {
  const number = ++people
  const email = `watcher${number}@example.com`
  const headers = { 'x-forwarded-for': `203.1.${number >> 8}.${number % 256}` }
  const asked = await post(`${url}/api/price-alerts`, { body: { email, page }, headers })
  if (asked.status !== 200) throw new Error(`Refused with ${JSON.stringify(asked.body)}.`)
  const until = Date.now() + patienceMs
  while (mailbox.confirmTokenOf(email) === null && Date.now() < until) await wait(20)
  const body = { token: mailbox.confirmTokenOf(email) }
  const confirmed = await post(`${url}/api/price-alert-confirmations`, { body, headers })
  if (confirmed.status !== 200) throw new Error(`Refused with ${JSON.stringify(confirmed.body)}.`)
  return email
}
