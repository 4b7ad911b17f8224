import net from 'node:net'
import type { JunkRequest } from './junk-requests.ts'

/** What came back: all of it as text, and how long that took; status 0 for a connection merely closed. */
export type Exchange = { status: number; head: string; body: string; tookMs: number }

/**
 * Sends bytes over a connection of their own and reads to its end; null when it is still open after
 * `patienceMs`. What is no whole request is followed by the client's closing, as when it goes away.
 */
export function exchange(
  { hostname, port }: { hostname: string; port: number },
  { bytes, isWhole }: JunkRequest,
  patienceMs: number,
): Promise<Exchange | null> {
  return new Promise((resolve) => {
    const startedAtMs = performance.now()
    const parts: Buffer[] = []
    const socket = net.connect({ host: hostname, port, allowHalfOpen: true })
    const finish = (isOver: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      const text = Buffer.concat(parts).toString()
      const [head = '', ...rest] = text.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
      const tookMs = performance.now() - startedAtMs
      resolve(isOver ? { status, head, body: rest.join('\r\n\r\n'), tookMs } : null)
    }
    const timer = setTimeout(() => finish(false), patienceMs)
    socket.on('data', (part) => parts.push(part))
    socket.on('end', () => finish(true))
    // Reset by a server that has answered, or has seen enough.
    socket.on('error', () => finish(true))
    socket.write(bytes)
    if (!isWhole) socket.end()
  })
}
