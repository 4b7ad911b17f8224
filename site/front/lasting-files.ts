import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding, compress, type ContentEncoding } from './content-encoding.ts'

/** A file whose address changes with its content. */
type LastingFile = {
  /** What no other content has. */
  key: string
  /** Media type. */
  type: string
  /** Whether it gets smaller at all. */
  isCompressible: boolean
  read: () => Promise<Buffer>
}

/**
 * Sends files that browsers may keep for good, each read and compressed as well as can be on its first
 * request.
 * @param most how many are kept in memory, each encoding counted
 */
export function lastingFiles(most: number) {
  const bodies = new LRUCache<string, Promise<Buffer>>({ max: most })

  function bodyOf({ key, read }: LastingFile, encoding: ContentEncoding | null): Promise<Buffer> {
    const place = `${encoding} ${key}`
    const known = bodies.get(place)
    if (known) return known
    const body = read().then((plain) => (encoding ? compress(plain, encoding, 'best') : plain))
    bodies.set(place, body)
    body.catch(() => bodies.delete(place))
    return body
  }

  return async (req: IncomingMessage, res: ServerResponse, file: LastingFile): Promise<void> => {
    const encoding = file.isCompressible ? acceptedEncoding(req) : null
    const body = await bodyOf(file, encoding)
    res.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(file.isCompressible && { Vary: 'Accept-Encoding' }),
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
  }
}
