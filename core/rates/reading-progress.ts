/** How far a file has been read: bytes of all of it, and the rows they held. */
export type ReadingProgress = { doneBytes: number; totalBytes: number; rows: number }

/**
 * About how many rows a file has, told from those read so far and the share that they are; null
 * before a row has been read. To two figures, since it is a guess, and exact at the end. Rule T-23.
 * @example aboutRows({ doneBytes: 1_048_576, totalBytes: 70_000_000, rows: 15_020 }) // 1_000_000
 */
export function aboutRows({ doneBytes, totalBytes, rows }: ReadingProgress): number | null {
  if (rows === 0 || doneBytes === 0) return null
  if (doneBytes >= totalBytes) return rows
  const guess = Math.round((rows * totalBytes) / doneBytes)
  const step = 10 ** Math.max(0, String(guess).length - 2)
  return Math.max(rows, Math.round(guess / step) * step)
}

/** The whole per cent of a file that has been read or sent: 100 only when nothing is left. Rule T-23. */
export function percentOf(done: number, total: number): number {
  return total <= 0 ? 0 : Math.min(100, Math.floor((done / total) * 100))
}
