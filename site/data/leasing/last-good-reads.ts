import type { LeasingRequest, LeasingResponse } from './fetch-leasing.ts'

type TextCache = {
  get: (url: string) => string | undefined
  set: (url: string, text: string) => void
}

export type Read = Pick<LeasingResponse, 'status' | 'json'> & {
  /** An earlier response, because there is none now. */
  isLastGood: boolean
}

/**
 * Reads with stale-if-error: a response that anybody may keep is kept by address, and is used when
 * a later one fails. Rule G-06.
 * @param fetchOnce sends the request
 * @param lastGood the responses kept
 * @throws whatever `fetchOnce` throws where nothing is kept
 */
export async function readOrLastGood(
  fetchOnce: (url: string, request: LeasingRequest) => Promise<LeasingResponse>,
  lastGood: TextCache,
  url: string,
  request: LeasingRequest,
): Promise<Read> {
  const kept = (): Read | null => {
    const text = lastGood.get(url)
    return text === undefined
      ? null
      : { status: 200, json: JSON.parse(text) as unknown, isLastGood: true }
  }
  try {
    const { status, json, text, isPublic } = await fetchOnce(url, request)
    if (status === 200 && isPublic) lastGood.set(url, text)
    return (status >= 500 && kept()) || { status, json, isLastGood: false }
  } catch (error) {
    const earlier = request.signal?.aborted ? null : kept()
    if (earlier === null) throw error
    return earlier
  }
}
