import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type OwnAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const patienceMs = 3000

/** A request of this server to itself, on the address it listens on. */
export function askOurselves(
  address: AddressInfo | null,
  path: string,
  headers: Record<string, string>,
): Promise<OwnAnswer> {
  return new Promise((resolve, reject) => {
    if (!address) {
      reject(new Error('The front server does not listen yet.'))
      return
    }
    const asked = http.get(
      { host: near(address), port: address.port, path, headers, timeout: patienceMs, agent: false },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    asked.on('timeout', () =>
      asked.destroy(new Error(`${path} took longer than ${patienceMs} ms.`)),
    )
    asked.on('error', reject)
  })
}

/** The loopback host of a server's listening address. */
export function near({ address }: AddressInfo): string {
  if (address === '0.0.0.0') return '127.0.0.1'
  return address === '::' ? '::1' : address
}
