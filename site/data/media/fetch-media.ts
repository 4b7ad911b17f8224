import { boundedBody } from '../bounded-body.ts'

const patienceMs = 10_000
/** Far above any picture in the widths that are served. */
const largestBytes = 8_000_000
/** A picture is made by the content backend, which has other things to do. */
const mostAtOnce = 6

export type Media = { bytes: Buffer; type: string }

export type FetchedMedia =
  | { ok: true; media: Media }
  /** 404 there is none; 502 the backend failed; 503 too many at once. */
  | { ok: false; status: 404 | 502 | 503 }

const pending = new Map<string, Promise<FetchedMedia>>()

/** A picture of the content backend; however many ask for it at once, it is fetched once. */
export function fetchMedia(address: string): Promise<FetchedMedia> {
  const known = pending.get(address)
  if (known) return known
  if (pending.size >= mostAtOnce) return Promise.resolve({ ok: false, status: 503 })
  const fetched = fetchOnce(address).finally(() => pending.delete(address))
  pending.set(address, fetched)
  return fetched
}

async function fetchOnce(address: string): Promise<FetchedMedia> {
  try {
    const answer = await fetch(address, {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    if (answer.status === 404 || answer.status === 400) return { ok: false, status: 404 }
    if (!answer.ok || !/^image\/(?:webp|png|jpeg|gif|avif)$/.test(type)) {
      await answer.body?.cancel()
      return { ok: false, status: 502 }
    }
    const bytes = await boundedBody(answer, largestBytes)
    return bytes ? { ok: true, media: { bytes, type } } : { ok: false, status: 502 }
  } catch (error) {
    console.error(`The picture ${address} cannot be had.`, error)
    return { ok: false, status: 502 }
  }
}
