/** Longer lines have lost their line end, or are no CSV. Rule T-19. */
export const longestLineBytes = 64 * 1024

const lineFeed = 0x0a
const carriageReturn = 0x0d

export type LineHandlers = {
  /** A line without its end, counted from 1. The bytes must be read before this returns. */
  onLine(bytes: Buffer, line: number): void
  /** A line of more than `longestLineBytes`, which is not held in memory. */
  onTooLong(line: number): void
}

/**
 * Cuts a file that arrives in pieces into lines. CRLF, LF and CR each end one, also when a file
 * mixes them; what follows the last of them is a line unless it is empty. Lines are cut before they
 * are decoded, so bytes that are no text reach no further than their own line. Rule T-19.
 */
export function lineSplitter({ onLine, onTooLong }: LineHandlers) {
  let line = 0
  /** Start of a line whose end has not arrived. */
  let begun: Buffer[] = []
  let begunBytes = 0
  let endedWithCr = false

  const keep = (part: Buffer) => {
    begunBytes += part.length
    if (begunBytes > longestLineBytes) begun = []
    else if (part.length > 0) begun.push(part)
  }
  const endLine = (part: Buffer) => {
    line++
    if (begunBytes + part.length > longestLineBytes) onTooLong(line)
    else onLine(begunBytes === 0 ? part : Buffer.concat([...begun, part]), line)
    begun = []
    begunBytes = 0
  }
  return {
    add(bytes: Uint8Array): void {
      const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      if (piece.length === 0) return
      let from = endedWithCr && piece[0] === lineFeed ? 1 : 0
      endedWithCr = piece.at(-1) === carriageReturn
      let nextLf = indexOf(piece, lineFeed, from)
      let nextCr = indexOf(piece, carriageReturn, from)
      while (nextLf < piece.length || nextCr < piece.length) {
        const end = Math.min(nextLf, nextCr)
        endLine(piece.subarray(from, end))
        from = end === nextCr && nextLf === end + 1 ? end + 2 : end + 1
        if (nextLf < from) nextLf = indexOf(piece, lineFeed, from)
        if (nextCr < from) nextCr = indexOf(piece, carriageReturn, from)
      }
      keep(piece.subarray(from))
    },
    /** Lines that have ended so far. */
    lines: () => line,
    /** Ends the last line; returns the number of lines. */
    end(): number {
      if (begunBytes > 0) endLine(Buffer.alloc(0))
      return line
    },
  }
}

/** Index of a byte; the length of the chunk when absent. */
function indexOf(piece: Buffer, byte: number, from: number): number {
  const at = piece.indexOf(byte, from)
  return at === -1 ? piece.length : at
}
