/**
 * A file that arrives piece by piece in messages and is read as it is needed; `onTaken` is told of
 * each piece that has been read.
 */
export function arrivingBytes(onTaken: () => void) {
  const pieces: Uint8Array[] = []
  let isComplete = false
  let failure: Error | null = null
  let wake = () => {}
  return {
    add(piece: Uint8Array): void {
      pieces.push(piece)
      wake()
    },
    end(): void {
      isComplete = true
      wake()
    },
    /** Makes the reader throw in place of the rest. */
    fail(error: Error): void {
      failure ??= error
      wake()
    },
    async *read(): AsyncGenerator<Uint8Array> {
      for (;;) {
        if (failure) throw failure
        const piece = pieces.shift()
        if (piece) {
          yield piece
          onTaken()
        } else if (isComplete) return
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}
