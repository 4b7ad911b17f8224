/** After this the process ends whatever is still open, inside the five seconds we promise. */
const patienceMs = 4500

/** Ends the process cleanly on SIGTERM or SIGINT: runs `close` once, then exits with status 0. */
export function stopOnSignal(close: () => Promise<unknown>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), patienceMs).unref()
    void close().finally(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
