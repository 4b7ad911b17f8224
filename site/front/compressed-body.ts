import { LRUCache } from 'lru-cache'
import { compress, type ContentEncoding } from './content-encoding.ts'
import { scriptHashes } from './script-hashes.ts'

/** Below this a compressed body gains nothing. */
const smallestBytes = 860

export type BodySource = {
  body: Buffer
  isHtml: boolean
  /** Identity of these bytes; null for a body that is sent once. */
  etag: string | null
}

/** A body ready to be sent, with the hashes of a page's scripts. */
export type SentBody = {
  bytes: Buffer
  /** Null where the body goes as it is. */
  encoding: ContentEncoding | null
  /** Whether another visitor may get the same body in another encoding. */
  varies: boolean
  scripts: readonly string[]
}

/** Compresses bodies and hashes the scripts of pages. What has a validator is cached. */
export function compressedBodies(largestBytes = 16 * 1024 * 1024) {
  const known = new LRUCache<string, SentBody>({
    maxSize: largestBytes,
    sizeCalculation: ({ bytes }, key) => key.length + bytes.length,
  })
  return async (
    { body, isHtml, etag }: BodySource,
    accepted: ContentEncoding | null,
  ): Promise<SentBody> => {
    const varies = body.length >= smallestBytes
    const encoding = varies ? accepted : null
    const key = etag && `${encoding} ${etag} ${body.length} ${isHtml}`
    const cached = key && known.get(key)
    if (cached) return cached
    const sent = {
      bytes: encoding ? await compress(body, encoding, key ? 'again' : 'once') : body,
      encoding,
      varies,
      scripts: isHtml ? scriptHashes(body.toString('utf8')) : [],
    }
    if (key) known.set(key, sent)
    return sent
  }
}

export type CompressBody = ReturnType<typeof compressedBodies>
