import { calls } from '#core/contract/calls.ts'
import type { Database } from '#leasing-api/db/database.ts'
import type { ApiOver } from '../environments/api-over.ts'
import type { AdaptersAt } from './adapters-at.ts'

/** Adapters that lead to whatever `lead` named last. */
export function switchedAdapters(first: AdaptersAt) {
  let current = first
  const adapters: AdaptersAt = {
    sendText: (message) => current.sendText(message),
    checkPhone: (text) => current.checkPhone(text),
    sendNewsletterMember: (member) => current.sendNewsletterMember(member),
    sendConversion: (event) => current.sendConversion(event),
    valueCar: (car) => current.valueCar(car),
  }
  const lead = (next: AdaptersAt) => (current = next)
  return { adapters, lead }
}

/** What a visitor did, how long the response took, and what stands of it afterwards. */
export type Step = { step: string; waitedMs: number; status: number; outcome: string }

/** Visitors of the walks so far: each comes from an address of their own with a phone of their own. */
let visitors = 0

/**
 * Walks a visitor through everything that an external service has a part in: an enquiry (phone
 * validation, then text message), a valuation, the newsletter and a conversion.
 */
export async function walkServices(
  api: ApiOver<Database>,
): Promise<{ steps: Step[]; orderRef: string }> {
  visitors += 1
  const headers = { 'x-forwarded-for': `2001:db8:${visitors.toString(16)}::1` }
  const steps: Step[] = []
  const post = async (step: string, path: string, body: object, outcomeOf: Outcome) => {
    const started = performance.now()
    const response = await api.ask(path, { body, headers })
    const waitedMs = performance.now() - started
    const answer = (await response.json()) as Record<string, unknown>
    await api.outside.settled()
    steps.push({ step, waitedMs, status: response.status, outcome: await outcomeOf(answer) })
    return answer
  }
  const { call } = api.database
  const list = await api.ask('/api/derivatives/v2?rows=1')
  const deal = calls.listDerivatives.response.parse(await list.json()).data[0]!
  const person = { name: 'Ada Lovelace', email: `ada.${visitors}@example.com` }

  const enquiry = { offerId: deal.offer.id, capId: deal.capId, ...person, phone: phoneOf(visitors) }
  const placed = await post('enquiry', '/api/orders', enquiry, async ({ orderRef }) => {
    const order = await call.readOwnOrder({ orderRef: String(orderRef) })
    return order?.state === 'awaitingCode' ? 'order stored' : 'no order'
  })
  const car = { step: 1, reg: 'AB23 CDE', email: person.email, capId: deal.capId }
  await post('valuation', '/api/chrysalis/get-calculator-data', car, ({ valuation }) =>
    String((valuation as { source?: string } | null)?.source ?? 'none'),
  )
  const member = { email: person.email, firstName: 'Ada', secondName: 'Lovelace' }
  await api.ask('/api/mailchimp-members', { body: member, headers })
  const token = await tokenOfLink(api, person.email)
  await post('newsletter', '/api/list-confirmations', { token }, async () => {
    const pending = await call.readPendingMembers({ most: 1000 })
    return pending.some(({ email }) => email === person.email) ? 'waits to be sent' : 'sent'
  })
  const eventId = `Event${String(visitors).padStart(15, '0')}`
  const event = { eventId, eventName: 'Lead', referer: '', fbp: 'fb.1.1.2', fbc: '' }
  await post('conversion', '/api/fb-convert', event, async () => {
    const pending = await call.readPendingConversions({ since: new Date(0), most: 1000 })
    return pending.some((each) => each.eventId === eventId) ? 'waits to be sent' : 'sent'
  })
  return { steps, orderRef: String(placed['orderRef']) }
}

/** The token of the link that joins the newsletter, from its e-mail. */
async function tokenOfLink({ deliveries, database }: ApiOver<Database>, email: string) {
  await deliveries.settled()
  const messages = await database.call.listOutboxMessages({ most: 1000 })
  const asked = messages.find(({ recipient, subject }) => recipient === email && subject !== null)
  return /confirm=([\w-]{22})/.exec(asked?.body ?? '')?.[1]
}

type Outcome = (answer: Record<string, unknown>) => Promise<string> | string

const phoneOf = (visitor: number) => `07700 900${String(visitor % 1000).padStart(3, '0')}`

/** What should stand after each step, with every service failing and with every one at work. */
export const outcomes = {
  failing: {
    enquiry: 'order stored',
    valuation: 'Our own estimate',
    newsletter: 'waits to be sent',
    conversion: 'waits to be sent',
  },
  working: {
    enquiry: 'order stored',
    valuation: 'Our valuation partner',
    newsletter: 'sent',
    conversion: 'sent',
  },
}
