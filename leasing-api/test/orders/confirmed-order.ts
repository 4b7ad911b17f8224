import { calls } from '#core/contract/calls.ts'
import type { ApiUnderTest } from '../environments/api-under-test.ts'

let people = 0

/** Somebody new with a mobile of their own, from an address of their own. */
export function newPerson() {
  const number = String(++people).padStart(4, '0')
  return {
    name: `Ada ${'ABCDEFGHIJ'[people % 10]} Lovelace`,
    email: `ada.${number}@example.com`,
    phone: `07400 10${number}`,
    address: `203.${people >> 8}.113.${people % 256}`,
  }
}

export type Person = ReturnType<typeof newPerson>

/** Asks the API as a person, whose limits are their own. */
export async function askAs(
  api: Pick<ApiUnderTest, 'ask'>,
  { address }: Person,
  path: string,
  body?: object,
  method?: string,
) {
  const response = await api.ask(path, {
    ...(body && { body }),
    ...(method && { method }),
    headers: { 'x-forwarded-for': address },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** The newest code that was texted about an order. */
export async function codeOf({ database }: Pick<ApiUnderTest, 'database'>, orderRef: string) {
  const messages = await database.call.listOutboxMessages({ most: 100_000 })
  const text = messages.find(
    (message) => message.orderRef === orderRef && message.channel === 'sms',
  )
  return /\b\d{6}\b/.exec(text!.body)![0]
}

/** An order that waits for its code, with the token that changes it. */
export async function placedOrder(api: ApiUnderTest, person: Person, change: object = {}) {
  const list = await api.ask('/api/derivatives/v2?rows=1')
  const [deal] = calls.listDerivatives.response.parse(await list.json()).data
  const { name, email, phone } = person
  const placed = await askAs(api, person, '/api/orders', {
    offerId: deal!.offer.id,
    capId: deal!.capId,
    name,
    email,
    phone,
    ...change,
  })
  const { orderRef, writeToken } = calls.postOrder.response.parse(placed.body)
  return { orderRef, writeToken, providerId: Number(deal!.offer.brandId) }
}

/** An order whose phone is confirmed. */
export async function confirmedOrder(api: ApiUnderTest, person: Person, change: object = {}) {
  const placed = await placedOrder(api, person, change)
  await confirmOrder(api, person, placed.orderRef)
  return placed
}

export async function confirmOrder(api: ApiUnderTest, person: Person, orderRef: string) {
  const code = await codeOf(api, orderRef)
  const confirmed = await askAs(api, person, '/api/orders/confirm', { orderRef, code })
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
}
