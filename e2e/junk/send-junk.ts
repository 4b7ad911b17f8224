import { randomNumbers } from '#bench/search/random.ts'
import { exchange } from './exchange.ts'
import { junkError } from './junk-check.ts'
import { type JunkKind, type JunkRequest, junkRequests } from './junk-requests.ts'

export type JunkReport = {
  /** How often each status came, by kind; 0 for a connection merely closed. */
  statuses: Map<JunkKind, Map<number, number>>
  worstMs: number
  times: number[]
  failures: string[]
}

export type JunkRun = {
  siteUrl: string
  count: number
  seed: number
  atOnce: number
  onProgress?: (done: number) => void
}

/** Longer than any answer takes; what is open after it hangs. */
const patienceMs = 35_000

/** Sends junk of every kind to a running site and checks every answer. Rule C-154. */
export async function sendJunk({ siteUrl, count, seed, atOnce, onProgress }: JunkRun) {
  const { hostname, port, host } = new URL(siteUrl)
  const place = { hostname, port: Number(port) }
  const requests = junkRequests(randomNumbers(seed), host)
  const report: JunkReport = { statuses: new Map(), worstMs: 0, times: [], failures: [] }
  let sent = 0
  const worker = async () => {
    while (sent < count) {
      const at = sent++
      const request = requests.next().value as JunkRequest
      const answer = await exchange(place, request, patienceMs)
      const statuses = report.statuses.get(request.kind) ?? new Map<number, number>()
      report.statuses.set(request.kind, statuses)
      const status = answer?.status ?? -1
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      report.times.push(answer?.tookMs ?? patienceMs)
      report.worstMs = Math.max(report.worstMs, answer?.tookMs ?? patienceMs)
      const error = junkError(request, answer)
      if (error) {
        const text = JSON.stringify(request.bytes.toString().slice(0, 400))
        report.failures.push(`request ${at} (${request.kind}) ${error}: ${text}`)
      }
      if ((at + 1) % 1000 === 0) onProgress?.(at + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return report
}
