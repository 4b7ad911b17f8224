import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
  document: { _id: string; _type: string } & Record<string, unknown>
}

/** Stands where the site stands and keeps what it is told. */
export interface WebhookReceiver {
  url: string
  received: ReceivedWebhook[]
  /** The first delivery that fits, waiting up to ten seconds. */
  next(fits: (webhook: ReceivedWebhook) => boolean): Promise<ReceivedWebhook>
  /** Answers further deliveries with this status. */
  answerWith(status: number): void
  close(): Promise<void>
}

export async function webhookReceiver(port = 0): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  let status = 200
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      if (status === 200) {
        const document = JSON.parse(body) as ReceivedWebhook['document']
        received.push({ headers: request.headers, body, document })
      }
      response.writeHead(status).end()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async next(fits) {
      const giveUpAt = Date.now() + 10_000
      while (Date.now() < giveUpAt) {
        const found = received.find(fits)
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(
        `No such webhook came. Received: ${received.map(({ body }) => body).join('\n')}`,
      )
    },
    answerWith: (next) => (status = next),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
