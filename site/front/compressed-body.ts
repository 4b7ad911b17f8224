import { LRUCache } from 'lru-cache'
import { compress, type ContentEncoding } from './content-encoding.ts'
import { scriptHashes } from './script-hashes.ts'
import { withoutSecondCopy } from './without-second-copy.ts'

/** Below this a compressed body gains nothing. */
const smallestBytes = 860

export type BodySource = {
  body: Buffer
  isHtml: boolean
  /** Whether the page stays as it was rendered: an editor's, whose parts are rendered anew. */
  isPreview: boolean
  /** Whether most of what the page shows comes by script, for which it needs the styles of all. */
  isByScript: boolean
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
  /** The page as it is sent, but for its styles; null for what is no page, or one that is cached. */
  page: string | null
}

/** Makes bodies ready to be sent: leaves second copies out, compresses, hashes the scripts of pages. What has a validator is cached. */
export function compressedBodies(
  withOwnStyles: (html: string) => string,
  largestBytes = 4 * 1024 * 1024,
) {
  const known = new LRUCache<string, SentBody>({
    maxSize: largestBytes,
    sizeCalculation: ({ bytes }, key) => key.length + bytes.length,
  })
  return async (
    { body: rendered, isHtml, isPreview, isByScript, etag }: BodySource,
    accepted: ContentEncoding | null,
  ): Promise<SentBody> => {
    const varies = rendered.length >= smallestBytes
    const encoding = varies ? accepted : null
    const key =
      etag && `${encoding} ${etag} ${rendered.length} ${isHtml} ${isPreview || isByScript}`
    const cached = key && known.get(key)
    if (cached) return cached
    const html = isHtml ? rendered.toString('utf8') : ''
    const page = isPreview ? html : withoutSecondCopy(html)
    const styled = isPreview || isByScript ? page : withOwnStyles(page)
    const body = isHtml ? Buffer.from(styled) : rendered
    const sent = {
      bytes: encoding ? await compress(body, encoding, key ? 'again' : 'once') : body,
      encoding,
      varies,
      scripts: isHtml ? scriptHashes(page) : [],
      page: isHtml && !key ? page : null,
    }
    if (key) known.set(key, sent)
    return sent
  }
}

export type CompressBody = ReturnType<typeof compressedBodies>
