import { ClientError, type QueryParams, type SanityClient } from '@sanity/client'
import { RefusedQueryError } from './stale-if-error.ts'

export type FetchSettings = {
  client: SanityClient
  /** Longest wait for the whole answer. */
  patienceMs: number
}

/**
 * Asks the content backend once and gives what it found. Throws when the answer is late, an
 * error, or no answer to a query at all: a page in place of JSON, JSON without a result. Rule E-05.
 * @throws RefusedQueryError when the backend is well and the query is not
 */
export async function fetchResult(
  { client, patienceMs }: FetchSettings,
  query: string,
  params: QueryParams,
): Promise<unknown> {
  const patience = new AbortController()
  const timer = setTimeout(
    () => patience.abort(new Error(`The content backend took longer than ${patienceMs} ms.`)),
    patienceMs,
  )
  try {
    const answer: unknown = await client.fetch(query, params, {
      signal: patience.signal,
      cache: 'no-store',
    })
    if (typeof answer === 'object') return answer
    throw new TypeError('The content backend answered something that is no result of a query.')
  } catch (error) {
    if (patience.signal.aborted) throw patience.signal.reason
    if (error instanceof ClientError && isAboutTheQuery(error.statusCode))
      throw new RefusedQueryError(error.message, { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** 429 and 408 are about us all; 401 and 403 about our token. */
const isAboutTheQuery = (status: number): boolean => status === 400 || status === 404
