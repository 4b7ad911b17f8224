import { isUtf8 } from 'node:buffer'
import type { OnProgress } from '../import-progress.ts'
import type { ImportSource } from '../import-source.ts'
import { refusal, type Refusal } from '../refusal.ts'

export type TextEncoding = 'UTF-8' | 'Windows-1252'

/** A fully received file with its encoding. */
export type EncodedSource = {
  ok: true
  /** The same bytes again, from the beginning. */
  source: ImportSource
  encoding: TextEncoding
  decode: (line: Buffer) => string
}

/** Largest file held in memory: the agency's has one megabyte. */
const largestFileBytes = 32 * 1024 * 1024

/**
 * A file with its encoding: UTF-8 when all of it is valid UTF-8, else Windows-1252. One byte at the
 * end decides for the first line, so nothing is decoded before the last byte has arrived; the file
 * waits for it in memory, since an upload cannot be read a second time. Rule K-24.
 * @returns a refusal when the file is larger than 32 MB
 */
export async function encodedSource(
  { name, bytes, totalBytes }: ImportSource,
  onProgress: OnProgress,
): Promise<EncodedSource | Refusal> {
  const pieces: Uint8Array[] = []
  let done = 0
  for await (const piece of bytes) {
    done += piece.byteLength
    if (done > largestFileBytes) {
      return refusal(
        `${name} is larger than ${largestFileBytes / 1024 ** 2} MB, so it is not the file this command reads. Nothing was changed.`,
      )
    }
    pieces.push(piece)
    // A listener ends the import by throwing here.
    onProgress({ label: `Receiving ${name}`, done, total: totalBytes, unit: 'bytes' })
  }
  const whole = Buffer.concat(pieces)
  const encoding = isUtf8(whole) ? 'UTF-8' : 'Windows-1252'
  return {
    ok: true,
    source: { name, bytes: piecesOf(whole), totalBytes: done },
    encoding,
    decode: encoding === 'UTF-8' ? (line) => line.toString() : (line) => windows1252.decode(line),
  }
}

const windows1252 = new TextDecoder('windows-1252')

const pieceBytes = 64 * 1024

async function* piecesOf(whole: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < whole.length; from += pieceBytes) {
    yield whole.subarray(from, from + pieceBytes)
  }
}
