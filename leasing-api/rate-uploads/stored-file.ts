import { Readable } from 'node:stream'
import { createGunzip, gunzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { Database } from '#leasing-api/db/database.ts'
import { isGzip } from './receive-file.ts'

const unpacked = promisify(gunzip)

/** The most bytes that a packed file may unpack to. Rule T-24. */
export const mostUnpackedBytes = 2 * 1024 ** 3

type Calls = Pick<Database['call'], 'readUploadChunk'>

/** The bytes of an upload as they were sent; `onRead` is told how many have been read. */
export async function* sentBytes(
  call: Calls,
  uploadId: string,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  for (let fromByte = 0; ;) {
    const chunk = await call.readUploadChunk({ uploadId, fromByte })
    if (!chunk) return
    yield chunk.isPacked ? await unpacked(chunk.data) : chunk.data
    fromByte = chunk.fromByte + chunk.bytes
    onRead(fromByte)
  }
}

/**
 * The text of an upload: a file that came packed with gzip is unpacked. Damaged and endless ones
 * throw in the words of the check. Rule T-24.
 */
export async function* textBytes(
  call: Calls,
  uploadId: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const sent = sentBytes(call, uploadId, onRead)
  const first = await sent.next()
  if (first.done) return
  const whole = startingWith(first.value, sent)
  if (!isGzip(first.value)) return yield* whole
  let bytes = 0
  try {
    const source = Readable.from(whole, { objectMode: false })
    const unpacking = createGunzip()
    source.on('error', (error) => unpacking.destroy(error))
    for await (const piece of source.pipe(unpacking) as AsyncIterable<Uint8Array>) {
      bytes += piece.length
      if (bytes > mostUnpackedBytes) throw new UploadError('The file is too large unpacked.')
      yield piece
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) {
      throw new UploadError('The file is packed with gzip and damaged. Pack it again.')
    }
    throw error
  }
}

/** A file that cannot be read, in words for whoever sent it. */
export class UploadError extends Error {
  override name = 'UploadError'
}

async function* startingWith(first: Uint8Array, rest: AsyncGenerator<Uint8Array>) {
  yield first
  yield* rest
}
