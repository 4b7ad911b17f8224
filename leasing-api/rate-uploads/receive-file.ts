import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Database } from '#leasing-api/db/database.ts'
import { untilStalled } from '#leasing-api/imports/until-stalled.ts'

const packed = promisify(gzip)

/** Bytes of a file that are stored at once: as much as is lost when a connection breaks off. */
export const chunkBytes = 1024 * 1024

/** The largest file that is taken, as it is sent. Rule T-24. */
export const mostFileBytes = 300 * 1024 * 1024

export type Received =
  | { kind: 'received'; receivedBytes: number }
  /** Other bytes than the next ones were sent, or no more are wanted. */
  | { kind: 'notNext' }
  | { kind: 'tooLarge' }

/**
 * Stores the bytes of a file as they arrive, no faster than the database takes them. What a
 * connection that breaks off has brought stays, to the last megabyte. Rules T-13, T-24.
 * @param at how many bytes of the file there are already
 * @throws what reading the bytes throws, once all before that is stored
 */
export async function receiveFile(
  { call }: Pick<Database, 'call'>,
  { uploadId, at, clock }: { uploadId: string; at: number; clock: () => Date },
  bytes: AsyncIterable<Uint8Array>,
): Promise<Received> {
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let receivedBytes = at
  const store = async (): Promise<boolean> => {
    if (waitingBytes === 0) return true
    const data = Buffer.concat(waiting)
    const isPacked = !isGzip(data) && receivedBytes % chunkBytes === 0
    const isStored = await call.addUploadChunk({
      uploadId,
      fromByte: receivedBytes,
      bytes: data.length,
      isPacked,
      data: new Uint8Array(isPacked ? await packed(data, { level: 1 }) : data),
      now: clock(),
    })
    receivedBytes += data.length
    waiting = []
    waitingBytes = 0
    return isStored
  }
  for await (const piece of untilStalled(bytes)) {
    for (let from = 0; from < piece.length;) {
      const part = piece.subarray(from, from + chunkBytes - waitingBytes)
      from += part.length
      waiting.push(part)
      waitingBytes += part.length
      if (receivedBytes + waitingBytes > mostFileBytes) return { kind: 'tooLarge' }
      if (waitingBytes === chunkBytes && !(await store())) return { kind: 'notNext' }
    }
  }
  return (await store()) ? { kind: 'received', receivedBytes } : { kind: 'notNext' }
}

/** Whether bytes begin as a file packed with gzip does. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b
