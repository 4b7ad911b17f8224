import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long a provider's server thinks, so that many kills fall while a lead is on its way. */
const thinkMs = 25

/** A provider's server, which takes every lead and counts how often each came. */
export type LeadMailbox = {
  url: string
  /** Posts by their key. */
  received: Map<string, number>
  close(): void
}

export async function leadMailbox(): Promise<LeadMailbox> {
  const received = new Map<string, number>()
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      const key = request.headers['idempotency-key'] as string
      received.set(key, (received.get(key) ?? 0) + 1)
      setTimeout(() => response.writeHead(204).end(), thinkMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
