import { codeOf, enquiryAs, firstDeal, post, somebody } from '#leasing-api/test/kills/enquirers.ts'

export type Line = { siteUrl: string; apiUrl: string }

/** What one visitor waited for, in milliseconds, and what went wrong; null when nothing did. */
export type Visit = { tookMs: number; slowestMs: number; error: string | null }

/** Whoever came in an earlier run has had a code, and must wait for the next. */
let people = 1_000_000 + Math.floor(Math.random() * 90_000_000)

/**
 * One visitor from home to the thank-you: lists with one filter more each, a deal, the form, the enquiry,
 * the code from the outbox, and its confirmation, as somebody nobody was before.
 */
export async function visitLine({ siteUrl, apiUrl }: Line): Promise<Visit> {
  const startedAtMs = performance.now()
  let slowestMs = 0
  const timed = async <Result>(step: Promise<Result>): Promise<Result> => {
    const stepAtMs = performance.now()
    const result = await step
    slowestMs = Math.max(slowestMs, performance.now() - stepAtMs)
    return result
  }
  const page = async (path: string) => {
    const response = await timed(fetch(siteUrl + path))
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} is answered with ${response.status}`)
  }
  try {
    people += 1
    const visitor = somebody(people)
    const deal = await timed(firstDeal(siteUrl))
    await page('/')
    // No two visitors choose alike, so that their lists are made and not kept.
    const budget = 200 + (visitor.number % 400)
    for (const query of ['', '&fuelTypes=electric', '&fuelTypes=electric&sort=totalCost%7Casc']) {
      await page(`/personal-car-leasing?budgetTo=${budget}${query}`)
    }
    await page(`/vehicles/${deal.capId}/offers?term=36&mileage=${budget * 25}`)
    await page(`/vehicles/${deal.capId}/get-this-deal?offer=${deal.offerId}`)
    const enquiry = enquiryAs(visitor, deal)
    const headers = { ...enquiry.headers, origin: siteUrl }
    const order = await timed(post(`${siteUrl}/api/orders`, { body: enquiry.body, headers }))
    if (order.status !== 200) throw new Error(`an enquiry is answered with ${order.status}`)
    const { orderRef } = order.body as { orderRef: string }
    const code = await codeOf(apiUrl, orderRef)
    const confirm = post(`${siteUrl}/api/orders/confirm`, { body: { orderRef, code }, headers })
    const { status } = await timed(confirm)
    if (status !== 200) throw new Error(`a right code is answered with ${status}`)
    return { tookMs: performance.now() - startedAtMs, slowestMs, error: null }
  } catch (error) {
    return {
      tookMs: performance.now() - startedAtMs,
      slowestMs,
      error: (error as Error).message,
    }
  }
}

/** Visitors one after the other, so many at once, for so long: what the line can take at most. */
export async function capacityOf(line: Line, atOnce: number, forMs: number): Promise<number> {
  const endAtMs = performance.now() + forMs
  let visits = 0
  const one = async () => {
    while (performance.now() < endAtMs) {
      const { error } = await visitLine(line)
      if (error !== null) throw new Error(`While the capacity was measured, ${error}.`)
      visits += 1
    }
  }
  const startedAtMs = performance.now()
  await Promise.all(Array.from({ length: atOnce }, one))
  return (visits * 1000) / (performance.now() - startedAtMs)
}

/**
 * Visitors at a steady rate, each coming when it is time, whether those before are done or not.
 * @param onSecond called once a second
 */
export async function steadyVisits(
  line: Line,
  perSecond: number,
  forMs: number,
  onSecond: () => void = () => {},
): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  const startedAtMs = performance.now()
  const each = setInterval(onSecond, 1000)
  for (;;) {
    const elapsedMs = performance.now() - startedAtMs
    if (elapsedMs >= forMs) break
    while (visits.length < (elapsedMs * perSecond) / 1000) visits.push(visitLine(line))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  clearInterval(each)
  return Promise.all(visits)
}
