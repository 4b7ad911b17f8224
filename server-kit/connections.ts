import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How long a client may take to send its request, in milliseconds. Whoever takes longer gets 408 and
 * is cut off, so that no number of slow writers holds our connections for long. Rule C-149.
 */
export const requestTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
} as const satisfies ServerOptions

export type ReaderTimes = {
  lookEveryMs: number
  /** How long a client may take almost nothing of what waits for it. */
  patienceMs: number
  /** Bytes that count as something in that time. */
  leastBytes: number
}

const usual: ReaderTimes = { lookEveryMs: 5000, patienceMs: 30_000, leastBytes: 30_000 }

/**
 * Cuts off clients that ask and then do not read: while bytes wait for one, it must take a thousand a
 * second on average. A stream that has nothing to say has nothing waiting. Rule C-149.
 */
export function cutSlowReaders(server: Server, times: ReaderTimes = usual): void {
  const { lookEveryMs, patienceMs, leastBytes } = times
  const sockets = new Set<Socket>()
  const waiting = new Map<Socket, { sinceMs: number; left: number }>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      waiting.delete(socket)
    })
  })
  const look = () => {
    for (const socket of sockets) {
      const left = placeIn(socket)
      const before = waiting.get(socket)
      if (socket.writableLength === 0) waiting.delete(socket)
      else if (!before || Math.abs(left - before.left) >= leastBytes)
        waiting.set(socket, { sinceMs: performance.now(), left })
      else if (performance.now() - before.sinceMs >= patienceMs) socket.destroy()
    }
  }
  const timer = setInterval(look, lookEveryMs).unref()
  server.once('close', () => clearInterval(timer))
}

/**
 * A number that moves with every byte a client takes. Of the chunk that is being written Node tells how
 * much is left by its handle alone, which its own time limits read as well.
 */
function placeIn(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  return socket.bytesWritten - socket.writableLength - (handle?.writeQueueSize ?? 0)
}
