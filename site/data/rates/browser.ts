/** Bytes of a file that are sent at once: what a connection that breaks off can cost. */
export const partBytes = 1024 * 1024

/** How often a part is tried again before whoever sends the file is asked. */
const tries = 4

export type SendFile = {
  /** Asks how many bytes of the file are there; null where the upload is gone. */
  received(): Promise<number | null>
  /** Sends the bytes from a place on. */
  put(from: number, part: Blob, signal: AbortSignal): Promise<'taken' | 'notNext' | 'refused'>
  /** Waits before a part is tried again, in milliseconds. */
  wait(ms: number): Promise<void>
}

export type Sent = 'whole' | 'torn' | 'refused' | 'cancelled'

/**
 * Sends a file part by part from where it is, never more than one part in memory. A part that fails
 * is sent again after the place has been asked for, a few times over some seconds. Rule T-24.
 * @param onSent told how many bytes are there
 */
export async function sendFile(
  file: Blob,
  { received, put, wait }: SendFile,
  { from, signal, onSent }: { from: number; signal: AbortSignal; onSent: (bytes: number) => void },
): Promise<Sent> {
  let at = from
  let failures = 0
  onSent(at)
  while (at < file.size) {
    if (signal.aborted) return 'cancelled'
    const part = file.slice(at, at + partBytes)
    const result = await put(at, part, signal).catch(() => 'torn' as const)
    if (signal.aborted) return 'cancelled'
    if (result === 'refused') return 'refused'
    if (result === 'taken') {
      at += part.size
      failures = 0
    } else {
      failures += 1
      if (failures > tries) return 'torn'
      if (result === 'torn') await wait(500 * 2 ** failures)
      const place = await received().catch(() => at)
      if (place === null) return 'refused'
      at = place
    }
    onSent(at)
  }
  return 'whole'
}
