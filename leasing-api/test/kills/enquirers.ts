/** What visitors were told: orders that were taken, and those that were confirmed. */
export type Acknowledged = { placed: string[]; confirmed: string[] }

/** Several visitors who order one after the other and type their codes, until they are stopped or the API is gone. */
export function enquirers(url: string, many: number) {
  let isOver = false
  const acknowledged: Acknowledged = { placed: [], confirmed: [] }
  const one = async () => {
    while (!isOver) {
      try {
        await enquire(url, acknowledged)
      } catch {
        // The API is gone, or its answer broke off: nothing was acknowledged.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const done = Promise.all(Array.from({ length: many }, one))
  return {
    acknowledged,
    async stop(): Promise<void> {
      isOver = true
      await done
    },
  }
}

async function enquire(url: string, { placed, confirmed }: Acknowledged): Promise<void> {
  const deal = await firstDeal(url)
  const order = await post(`${url}/api/orders`, enquiryAs(somebody(), deal))
  if (order.status !== 200) throw new Error(`Refused with ${order.status}.`)
  const { orderRef } = order.body as { orderRef: string }
  placed.push(orderRef)
  const code = await codeOf(url, orderRef)
  const answer = await post(`${url}/api/orders/confirm`, { body: { orderRef, code } })
  if (answer.status === 200) confirmed.push(orderRef)
}

export type Deal = { offerId: string; capId: string }

/** The first deal of the list. */
export async function firstDeal(url: string): Promise<Deal> {
  const list = await fetch(`${url}/api/derivatives/v2?rows=1`)
  const { data } = (await list.json()) as { data: { capId: string; offer: { id: string } }[] }
  return { offerId: data[0]!.offer.id, capId: data[0]!.capId }
}

export type Somebody = { number: number }

/** From here on, below the numbers that tests choose themselves. */
let people = 500_000

/** A person with an address, a phone and a network address of their own. */
export const somebody = (number = ++people): Somebody => ({ number })

/** The enquiry of a person about a deal, as it is posted. */
export function enquiryAs({ number }: Somebody, deal: Deal) {
  return {
    headers: {
      'x-forwarded-for': `203.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`,
    },
    body: {
      ...deal,
      name: 'Ada Lovelace',
      email: `ada${number}@example.com`,
      phone: `074${String(number % 100_000_000).padStart(8, '0')}`,
    },
  }
}

export async function post(
  url: string,
  { body, headers = {} }: { body: unknown; headers?: Record<string, string> },
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

/** The code that was texted about an order, from the outbox. */
export async function codeOf(url: string, orderRef: string): Promise<string> {
  const outbox = await fetch(`${url}/outbox`, { headers: { accept: 'application/json' } })
  const { messages } = (await outbox.json()) as {
    messages: { orderRef: string | null; channel: string; body: string }[]
  }
  const text = messages.find(
    (message) => message.orderRef === orderRef && message.channel === 'sms',
  )
  return /\b\d{6}\b/.exec(text?.body ?? '')![0]
}
