import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of a test on a port of its own. */
export type Listening = { url: string; close(): Promise<void> }

/** Answers HTTP on a port of its own until it is closed. */
export async function listening(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
