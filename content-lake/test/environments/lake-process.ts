import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type SanityClient } from '@sanity/client'
import { portBlock } from './port-block.ts'

const main = path.resolve(import.meta.dirname, '../../main.ts')
/** For tests that need the texts of the demonstration; a lake is empty unless told otherwise. */
export const demonstration = { CONTENT_SEED: 'seed/content-seed.ts' }
const startAttempts = 3

/** The real program with a data folder of its own, to be killed and started again. */
export interface LakeProcess {
  url: string
  port: number
  /** What it wrote to stderr and stdout since its last start. */
  output(): string
  start(environment?: Record<string, string>): Promise<void>
  /** Ends it with a signal; returns its exit code and how long it took. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; tookMs: number }>
  /** The number of the running process; null when none runs. */
  pid(): number | null
  token(): string
  /** The token of the site. */
  readToken(): string
  /** A client as the site makes it; with the token, or without any, when asked. */
  client(options?: {
    withToken?: boolean
    isAnonymous?: boolean
    perspective?: 'raw' | 'published' | 'drafts'
  }): SanityClient
  remove(): Promise<void>
}

/** Prepares a lake; nothing runs before `start()`. */
export async function lakeProcess(fixed: Record<string, string> = {}): Promise<LakeProcess> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-lake-'))
  const ports = await portBlock()
  const port = ports.first
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let output = ''

  const startOnce = async (environment: Record<string, string>) => {
    output = ''
    const started = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        LARKWAY_DATA: folder,
        CONTENT_LAKE_PORT: String(port),
        // Nobody listens there: tests of webhooks give an address of their own.
        CONTENT_SEED: 'none',
        SITE_URL: 'http://127.0.0.1:9',
        WEBHOOK_SECRET: 'test-secret',
        ...fixed,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    await readiness(url, started, () => output)
  }

  const lake: LakeProcess = {
    url,
    port,
    output: () => output,
    async start(environment = {}) {
      for (let attempt = 1; ; attempt += 1) {
        const problem = await startOnce(environment).then(() => null, asError)
        if (!problem) return
        // Another program held a port for a moment, as those do that look for a free one.
        if (attempt === startAttempts || !output.includes('is taken by another program')) {
          throw problem
        }
        await wait(300)
      }
    },
    async stop(signal = 'SIGTERM') {
      const running = child
      if (!running || running.exitCode !== null)
        return { code: running?.exitCode ?? null, tookMs: 0 }
      const started = performance.now()
      const ended = once(running, 'exit')
      running.kill(signal)
      const [code] = (await ended) as [number | null]
      return { code, tookMs: performance.now() - started }
    },
    pid: () => (child?.exitCode === null && child.signalCode === null ? (child.pid ?? null) : null),
    token: () => readFileSync(path.join(folder, 'content-token'), 'utf8').trim(),
    readToken: () => readFileSync(path.join(folder, 'content-read-token'), 'utf8').trim(),
    client: ({ withToken = false, isAnonymous = false, perspective = 'published' } = {}) =>
      createClient({
        projectId: 'larkway',
        dataset: 'production',
        apiVersion: '2026-11-01',
        apiHost: url,
        useProjectHostname: false,
        useCdn: false,
        perspective,
        ...(!isAnonymous && { token: withToken ? lake.token() : lake.readToken() }),
        maxRetries: 0,
      }),
    async remove() {
      await lake.stop('SIGKILL')
      ports.release()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return lake
}

async function readiness(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const giveUpAt = Date.now() + 15_000
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The lake ended: ${output()}`)
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1000) }).catch(
      () => null,
    )
    if (answer?.status === 200) return
    await wait(50)
  }
  throw new Error(`The lake was not ready in 15 s: ${output()}`)
}

const asError = (reason: unknown) => reason as Error
