import type { Server } from 'node:http'

/** Time that requests under way have before their connections are closed. */
const graceMs = 3000
/** After this the process ends whatever is still open. */
const patienceMs = 4500

/** Ends the process cleanly when asked to: no new requests, those under way answered, then `close`. */
export function stopOnSignal(
  server: Server,
  doors: { close: () => Promise<void> },
  closers: readonly (() => Promise<void>)[],
): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), patienceMs).unref()
    setTimeout(() => server.closeAllConnections(), graceMs).unref()
    const isClosed = doors.close()
    server.closeIdleConnections()
    void isClosed
      .then(() => Promise.allSettled(closers.map((close) => close())))
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
