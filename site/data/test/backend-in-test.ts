import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real server in place of a backend: where it is, and its end. */
export async function backendInTest(
  answer: http.RequestListener,
): Promise<{ url: string; close: () => void }> {
  const server = http.createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
