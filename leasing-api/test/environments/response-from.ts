import { pino } from 'pino'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { buildApp } from '#leasing-api/server/build-app.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** What an API that has this state of the deals must answer at the address of a list or of facets. */
export async function answerFrom(deals: DealSearch, address: string): Promise<string> {
  const services = { deals: { current: () => deals }, database: {} } as unknown as Services
  const app = buildApp({
    readiness: () => ({ status: 'ready', services }),
    trustedProxies: [],
    hasOutbox: false,
    logger: pino({ level: 'silent' }),
  })
  const response = await app.request(address)
  if (!response.ok) throw new Error(`${address} is no question: ${await response.text()}`)
  return response.text()
}
