import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A partner's site of a test's own, on any free port of 127.0.0.1: another site than localhost. */
export async function partnerSite() {
  let page = ''
  const server = http.createServer((_, res) => {
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    res.end(page)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The same page under another origin, which no storefront lists. */
    stranger: `http://localhost:${port}`,
    show: (html: string) => {
      page = html
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
