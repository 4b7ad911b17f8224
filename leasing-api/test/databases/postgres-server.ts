import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../environments/free-port.ts'
import { findPostgres } from './postgres-binaries.ts'
import { makePostgresHome } from './postgres-home.ts'
import type { PostgresHome } from './postgres-home.ts'
import { postgresUser } from './postgres-user.ts'
import type { PostgresUser } from './postgres-user.ts'

const startAttempts = 3
const startLimitMs = 30_000

export interface PostgresServer {
  /** Connection string of its empty database `postgres`, as a superuser. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of our own for tests, on a free port of 127.0.0.1 with its data in a temporary
 * folder; `stop` ends it and deletes the folder. Durability is off, so it is fast and worth nothing.
 * @throws an error naming the fix when this machine cannot run one
 */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findPostgres(process.env)
  const user = postgresUser()
  const home = makePostgresHome(binaries, user)
  const removeFolder = () => rmSync(home.folder, { recursive: true, force: true })
  try {
    const password = randomBytes(16).toString('hex')
    createDatabase(home, user, password)
    const { server, port } = await startOnFreePort(home, user)
    const endAtExit = () => server.kill('SIGQUIT')
    process.once('exit', endAtExit)
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        process.off('exit', endAtExit)
        await end(server)
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}

function createDatabase(
  { folder, bin }: PostgresHome,
  user: PostgresUser | null,
  password: string,
) {
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const args = [
    ['-D', path.join(folder, 'data')],
    ['-U', 'postgres'],
    ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
    ['-E', 'UTF8', '--locale=C', '--no-sync'],
  ].flat()
  execFileSync(path.join(bin, 'initdb'), args, { ...user, cwd: folder, stdio: 'pipe' })
}

/** Another program may take a port between our looking and our listening, hence the attempts. */
async function startOnFreePort(home: PostgresHome, user: PostgresUser | null) {
  let reason = ''
  for (let attempt = 1; attempt <= startAttempts; attempt++) {
    const port = await freePort()
    const server = spawnServer(home, user, port)
    reason = await readiness(server)
    if (reason === '') return { server, port }
    await end(server)
  }
  throw new Error(`PostgreSQL did not start in ${startAttempts} attempts. It said: ${reason}`)
}

function spawnServer({ folder, bin }: PostgresHome, user: PostgresUser | null, port: number) {
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '60',
    // Containers often have a /dev/shm too small for the default.
    dynamic_shared_memory_type: 'mmap',
  }
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(
    path.join(bin, 'postgres'),
    ['-D', path.join(folder, 'data'), '-p', String(port), ...args],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C' } },
  )
}

/** Resolves with nothing when the server is ready, and with its last words when it is not to be. */
function readiness(server: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    const limit = setTimeout(
      () => resolve(`not ready after ${startLimitMs} ms\n${said}`),
      startLimitMs,
    )
    const settle = (reason: string) => {
      clearTimeout(limit)
      resolve(reason)
    }
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000)
      if (said.includes('ready to accept connections')) settle('')
    })
    server.once('error', (error) => settle(error.message))
    server.once('exit', () => settle(said))
  })
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT') // PostgreSQL's fast shutdown: it does not wait for its clients.
  await ended
}
