import { randomBytes } from 'node:crypto'

const pauseMs = 100

/** Visitors who look at lists and order, until they are stopped or the API is gone. */
export function visitors(url: string) {
  let isOver = false
  const acknowledged: string[] = []
  const done = (async () => {
    while (!isOver) {
      try {
        const orderRef = await order(url)
        if (orderRef !== null) acknowledged.push(orderRef)
      } catch {
        // The API is gone, or the answer broke off: nothing was acknowledged.
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  })()
  return {
    acknowledged,
    async stop(): Promise<void> {
      isOver = true
      await done
    },
  }
}

/** Orders the first deal of a list as somebody new; null when the API would not take it. */
async function order(url: string): Promise<string | null> {
  const list = await fetch(`${url}/api/derivatives/v2?rows=5`)
  const { data } = (await list.json()) as { data: { capId: string; offer: { id: string } }[] }
  const [deal] = data
  if (!deal) return null
  const number = randomBytes(4).readUInt32BE()
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Another address each time: what one address may ask for is not what is tried here.
      'x-forwarded-for': `203.0.${(number >> 8) % 256}.${number % 256}`,
    },
    body: JSON.stringify({
      offerId: deal.offer.id,
      capId: deal.capId,
      name: 'Ada Lovelace',
      email: `ada${number}@example.com`,
      phone: `074${String(number % 100_000_000).padStart(8, '0')}`,
    }),
  })
  if (response.status !== 200) return null
  return ((await response.json()) as { orderRef: string }).orderRef
}

/** The orders among these that the API does not know. */
export async function lostOrders(url: string, orderRefs: readonly string[]): Promise<string[]> {
  const lost: string[] = []
  for (const orderRef of orderRefs) {
    const response = await fetch(`${url}/api/orders/${orderRef}`)
    if (response.status !== 200) lost.push(`${orderRef} (${response.status})`)
  }
  return lost
}
