import { matchPath } from '#core/contract/http/path.ts'
import { readQuery } from '#core/contract/http/query.ts'
import type { Call } from '#core/contract/call.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { CallRequest } from '#leasing-api/server/route.ts'

/**
 * What an API that has this state of the deals must answer at the address of a list or of facets:
 * the route's own answer as JSON, without a server.
 */
export async function answerFrom(deals: DealSearch, address: string): Promise<string> {
  const url = new URL(address, 'http://127.0.0.1')
  for (const { route } of routes) {
    const params = route.call.method === 'GET' ? matchPath(route.call, url.pathname) : null
    if (!params || !route.takes(url.searchParams)) continue
    const query = readQuery(route.call, url.searchParams)
    if (!query.ok) throw new Error(`${address} is no question: ${JSON.stringify(query.errors)}`)
    const request = { params, query: query.value, deals } as unknown as CallRequest<Call>
    return JSON.stringify(await route.handle(request))
  }
  throw new Error(`No call answers ${address}.`)
}
