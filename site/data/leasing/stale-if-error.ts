import type { LeasingRequest, LeasingResponse } from './fetch-leasing.ts'

type TextCache = {
  get: (url: string) => string | undefined
  set: (url: string, text: string) => void
}

export type Read = Pick<LeasingResponse, 'status' | 'json'> & {
  /** An earlier response, because there is none now. */
  isStale: boolean
}

/**
 * Reads with stale-if-error: a response that anybody may keep is kept by address, and is used when
 * a later one fails. Rule G-06.
 * @param fetchOnce sends the request
 * @param stale the responses kept
 * @throws whatever `fetchOnce` throws where nothing is kept
 */
export async function readStaleIfError(
  fetchOnce: (url: string, request: LeasingRequest) => Promise<LeasingResponse>,
  stale: TextCache,
  url: string,
  request: LeasingRequest,
): Promise<Read> {
  const stored = (): Read | null => {
    const text = stale.get(url)
    return text === undefined
      ? null
      : { status: 200, json: JSON.parse(text) as unknown, isStale: true }
  }
  try {
    const { status, json, text, isPublic } = await fetchOnce(url, request)
    if (status === 200 && isPublic) stale.set(url, text)
    return (status >= 500 && stored()) || { status, json, isStale: false }
  } catch (error) {
    const earlier = request.signal?.aborted ? null : stored()
    if (earlier === null) throw error
    return earlier
  }
}
