import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../../..')
const startLimitMs = 180_000
const lookEveryMs = 20

/** Where an API of our own keeps its data and listens. */
export type ApiPlace = { dataFolder: string; databaseUrl: string | null; port: number }

export type ApiProcess = {
  /** `http://127.0.0.1:port` */
  url: string
  child: ChildProcess
  /** From the start of the program to its first answer that says ready. */
  startedInMs: number
  /** Ends it as a power cut would: without a word. */
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
}

/**
 * Starts the leasing API as a program of its own and waits until it is ready.
 * @param environment further variables; `NODE_OPTIONS` loads what measures it from inside
 * @throws with its last words when it ends instead
 */
export async function startApiProcess(
  { dataFolder, databaseUrl, port }: ApiPlace,
  environment: Record<string, string> = {},
): Promise<ApiProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'leasing-api/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'] ?? '',
      // As everything that tests start.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      LARKWAY_DATA: dataFolder,
      LEASING_API_HOST: '127.0.0.1',
      LEASING_API_PORT: String(port),
      SITE_URL: 'http://127.0.0.1:9', // nobody listens there
      LOG_LEVEL: 'error',
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)))
  }
  const url = `http://127.0.0.1:${port}`
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  while (!(await isReady(url))) {
    const isOver = child.exitCode !== null || child.signalCode !== null
    if (isOver || performance.now() - startedAt > startLimitMs) {
      await end('SIGKILL')
      throw new Error(`The leasing API did not become ready. Its last words: ${said}`)
    }
    await wait(lookEveryMs)
  }
  return {
    url,
    child,
    startedInMs: performance.now() - startedAt,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}
