// `npm run prove:fuzz`: any bytes in any place of a request, over HTTP, to the API as it runs.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { CallResponse } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { leasingClient } from '#core/contract/http/client.ts'
import { anyRequest } from '#leasing-api/test/fuzz/fuzz-request.ts'
import { fuzzCheck } from '#leasing-api/test/fuzz/fuzz-check.ts'
import { rawRequest } from '#leasing-api/test/fuzz/raw-request.ts'
import { exampleOf } from '#leasing-api/reference/example-deal.ts'
import { exampleRequests } from '#leasing-api/reference/examples.ts'
import { answering, contentBackend } from '#leasing-api/test/environments/content-backend.ts'
import { freePort } from '#leasing-api/test/environments/free-port.ts'
import { type ApiProcess, startApiProcess } from '#leasing-api/test/kills/api-process.ts'
import { publishedContent } from '#leasing-api/test/environments/published-content.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { endWith } from '../data-commands/end-with.ts'

/** Time after which a request counts as hanging. */
const patienceMs = 30_000
const atOnce = 4

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
  })
  const [runs, seed] = [Number(values.runs), Number(values.seed)]
  if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
    throw new UserError('Give whole numbers: npm run prove:fuzz -- --runs 20000 --seed 1')
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'larkway-fuzz-'))
  const content = await contentBackend(answering(publishedContent))
  const port = await freePort()
  let api: ApiProcess | null = null
  try {
    api = await startApiProcess(
      { dataFolder: folder, databaseUrl: null, port },
      { CONTENT_LAKE_URL: content.url, LOG_LEVEL: 'fatal' },
    )
    return await fuzz(api.child, port, exampleRequests(await dealOf(api.url)), runs, seed)
  } finally {
    await api?.stop()
    await content.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fuzz(
  api: ChildProcess,
  port: number,
  requests: ReturnType<typeof exampleRequests>,
  runs: number,
  seed: number,
): Promise<boolean> {
  const started = Date.now()
  const statuses = new Map<number, number>()
  const failures: string[] = []
  const sample = fc.sample(anyRequest(requests), { numRuns: runs, seed })
  let next = 0
  const worker = async () => {
    for (let at = next++; at < sample.length && api.exitCode === null; at = next++) {
      const answer = await rawRequest(port, sample[at]!, patienceMs)
      const status = answer?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const failure = fuzzCheck(sample[at]!, answer)
      if (failure)
        failures.push(`request ${at} ${failure}: ${JSON.stringify(sample[at]).slice(0, 600)}`)
      if ((at + 1) % 2000 === 0) console.log(`${at + 1} of ${runs}, ${failures.length} failures`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (api.exitCode !== null) failures.push('the API ended')
  for (const failure of failures.slice(0, 20)) console.log(`FAILED  ${failure}`)
  const counts = [...statuses].toSorted(([left], [right]) => left - right)
  console.log(counts.map(([status, count]) => `${status}: ${count}`).join(', '))
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${next} requests in ${seconds} s, seed ${seed}, ${failures.length} failures`)
  return failures.length === 0
}

/** A deal and a PCP of the running data, to make requests that nearly succeed. */
async function dealOf(baseUrl: string) {
  const ask = leasingClient({ baseUrl, fetch, newRequestId: () => 'prove-fuzz-request' })
  const first = async (financeType: 'personal' | 'pcp') => {
    const { data }: CallResponse<typeof calls.listDerivatives> = await ask(calls.listDerivatives, {
      query: { financeType, rows: 1 },
    })
    return data[0]!
  }
  const [lease, pcp] = [await first('personal'), await first('pcp')]
  return exampleOf(lease, pcp)
}

await endWith(main)
