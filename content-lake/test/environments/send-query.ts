import { type Agent, request } from 'node:http'
import type { AnyQuery } from '../fuzz/any-query.ts'

export interface SentQuery {
  status: number
  tookMs: number
}

/** Longer ones go in a body, as every client sends them. */
const longestTarget = 4000

/** Sends a query without a token, and says how it was answered. Status 0: not at all. */
export function sendQuery(port: number, agent: Agent, sent: AnyQuery): Promise<SentQuery> {
  const { query, params, withSourceMap } = sent
  const search = new URLSearchParams(withSourceMap ? { resultSourceMap: 'true' } : {})
  const isShort = encodeURIComponent(query).length < longestTarget
  if (isShort) {
    search.set('query', query)
    for (const [name, value] of Object.entries(params))
      search.set(`$${name}`, JSON.stringify(value))
  }
  const started = performance.now()
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, tookMs: performance.now() - started })
    const sending = request(
      {
        port,
        agent,
        host: '127.0.0.1',
        method: isShort ? 'GET' : 'POST',
        path: `/v2026-11-01/data/query/production?${search.toString()}`,
      },
      (response) => {
        response.resume()
        response.on('end', () => done(response.statusCode ?? 0))
        response.on('error', () => done(0))
      },
    )
    sending.on('error', () => done(0))
    sending.end(isShort ? undefined : JSON.stringify({ query, params }))
  })
}
