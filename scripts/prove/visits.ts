import { Agent, request } from 'node:http'

/** A request of a visitor, by how well the site can serve it while a program is away. */
export type Visit = { kind: string; path: string; expected: number }

export type Visited = Visit & {
  startedAtMs: number
  tookMs: number
  /** Null when no connection could be had, or it broke. */
  status: number | null
  hasRetryAfter: boolean
}

const timeoutMs = 20_000
/** The site's processor is for the pages; a visitor does not ask without pause. */
const pauseMs = 25

/**
 * Visitors who ask one thing after the other until `stop`, each on a connection of its own.
 * @param next the next thing to ask for
 * @returns `stop`, which resolves with everything they saw
 */
export function visitors(
  origin: string,
  count: number,
  next: () => Visit,
): { stop: () => Promise<Visited[]> } {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const seen: Visited[] = []
  let isOver = false
  const one = async () => {
    while (!isOver) {
      const visit = next()
      const startedAtMs = performance.now()
      const { status, hasRetryAfter } = await ask(origin + visit.path, agent)
      const tookMs = performance.now() - startedAtMs
      seen.push({ ...visit, startedAtMs, tookMs, status, hasRetryAfter })
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const all = Promise.all(Array.from({ length: count }, one))
  return {
    async stop() {
      isOver = true
      await all
      agent.destroy()
      return seen
    },
  }
}

function ask(
  url: string,
  agent: Agent,
): Promise<{ status: number | null; hasRetryAfter: boolean }> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: null, hasRetryAfter: false })
    const asked = request(url, { agent, timeout: timeoutMs }, (response) => {
      response.on('error', failed)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? null,
          hasRetryAfter: response.headers['retry-after'] !== undefined,
        }),
      )
      response.resume()
    })
    asked.on('timeout', () => asked.destroy(new Error('It took too long.')))
    asked.on('error', failed)
    asked.end()
  })
}
