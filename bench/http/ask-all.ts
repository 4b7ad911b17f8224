import { Agent, request } from 'node:http'

export type RequestCounts = { requestsPerSecond: number; medianMs: number; p99Ms: number }

/**
 * Asks for every address once, so many at a time over connections that stay open, and reads the
 * answers to their ends.
 * @throws when an answer is not 200
 */
export async function askAll(
  origin: string,
  addresses: readonly string[],
  connections: number,
): Promise<RequestCounts> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let next = 0
  const work = async () => {
    while (next < addresses.length) {
      const address = addresses[next++]!
      const startedAt = performance.now()
      await read(origin + address, agent)
      times.push(performance.now() - startedAt)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  const tookMs = performance.now() - startedAt
  agent.destroy()
  times.sort((left, right) => left - right)
  const rank = (share: number) => times[Math.max(0, Math.ceil(share * times.length) - 1)]!
  return {
    requestsPerSecond: (addresses.length * 1000) / tookMs,
    medianMs: rank(0.5),
    p99Ms: rank(0.99),
  }
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.on('error', reject).on('end', resolve).resume()
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
    })
      .on('error', reject)
      .end()
  })
}
