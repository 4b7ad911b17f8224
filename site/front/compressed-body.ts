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

/** `isBest` from the moment that the best level is under way. */
type Packed = { bytes: Buffer; isBest: boolean }

/**
 * Compresses bodies and hashes the scripts of pages. What has a validator is cached: quickly
 * compressed for the first request, and at the best level once it is asked for again, one body at
 * a time and beside the serving thread.
 */
export function compressedBodies(largestBytes = 64 * 1024 * 1024) {
  const packed = new LRUCache<string, Packed>({
    maxSize: largestBytes,
    sizeCalculation: ({ bytes }, key) => key.length + bytes.length,
  })
  const hashes = new LRUCache<string, readonly string[]>({ max: 2000 })
  let repacking = Promise.resolve()

  function repack(key: string, body: Buffer, encoding: ContentEncoding): void {
    repacking = repacking
      .then(async () => {
        packed.set(key, { bytes: await compress(body, encoding, 'best'), isBest: true })
      })
      .catch((error: unknown) => console.error('A page could not be compressed.', error))
  }

  async function bytesOf(key: string | null, body: Buffer, encoding: ContentEncoding) {
    if (key === null) return compress(body, encoding, 'live')
    const cached = packed.get(key)
    if (cached) {
      if (!cached.isBest) repack(key, body, encoding)
      cached.isBest = true
      return cached.bytes
    }
    const bytes = await compress(body, encoding, 'first')
    packed.set(key, { bytes, isBest: false })
    return bytes
  }

  function scriptsOf(key: string | null, text: Buffer): readonly string[] {
    const known = key && hashes.get(key)
    if (known) return known
    const scripts = scriptHashes(text.toString('utf8'))
    if (key) hashes.set(key, scripts)
    return scripts
  }

  return async (
    { body, isHtml, etag }: BodySource,
    accepted: ContentEncoding | null,
  ): Promise<SentBody> => {
    const key = etag && `${etag} ${body.length} ${isHtml}`
    const varies = body.length >= smallestBytes
    const encoding = varies ? accepted : null
    return {
      bytes: encoding ? await bytesOf(key && `${encoding} ${key}`, body, encoding) : body,
      encoding,
      varies,
      scripts: isHtml ? scriptsOf(key, body) : [],
    }
  }
}

export type CompressBody = ReturnType<typeof compressedBodies>
