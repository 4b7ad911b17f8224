import type { LakeProcess } from './lake-process.ts'

export interface Asking {
  params?: Record<string, unknown>
  token?: string
  search?: string
}

/** Posts a query, without a token unless one is given; answers with what came back, parsed. */
export async function askQuery(
  lake: LakeProcess,
  query: string,
  { params = {}, token, search = '' }: Asking = {},
) {
  const answer = await fetch(`${lake.url}/v2026-11-01/data/query/production${search}`, {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, params }),
  })
  const body = (await answer.json()) as {
    result?: unknown
    syncTags?: unknown
    error?: { type: string }
    message?: string
  }
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...body }
}
