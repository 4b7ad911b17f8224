/** Time of silence after which a sender counts as gone. Rule T-13. */
export const stallLimitMs = 60_000

/**
 * Passes a file on as it arrives, however long that takes altogether; throws when nothing arrives
 * for a minute. Time in which no chunk is requested does not count.
 */
export async function* untilStalled(
  bytes: AsyncIterable<Uint8Array>,
  limitMs = stallLimitMs,
): AsyncGenerator<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await inTime(pieces.next(), limitMs)
      if (next.done) return
      yield next.value
    }
  } finally {
    // Not awaited: of a sender that is silent nothing more may come.
    pieces.return?.().catch(() => {})
  }
}

async function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(
            `nothing of the file arrived for ${limitMs / 1000} seconds. Run the command again where the connection holds.`,
          ),
        ),
      limitMs,
    )
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
