import { createServer, type Server } from 'node:net'

/** Neighbouring ports that no other test takes, free when they were chosen. */
export interface PortBlock {
  /** The first of the seven a lake opens. */
  first: number
  release(): void
}

const portsOfLake = 7
/** One port more than a lake needs: whoever holds that one, the guard, has the whole block. */
const blockSize = portsOfLake + 1

// Below the ports that systems give to outgoing connections, which come and go at any moment.
const firstPort = 20_000
const blocks = 1500

/**
 * Takes a block of ports for as long as this process lives or until it is released. A lake that
 * was ended and is to start again finds its ports as it left them.
 * @throws Error when no block is free
 */
export async function portBlock(): Promise<PortBlock> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = firstPort + blockSize * Math.floor(Math.random() * blocks)
    const guard = await listening(first + portsOfLake, '127.0.0.1')
    if (typeof guard === 'string') continue
    const ports = Array.from({ length: portsOfLake }, (_, offset) => first + offset)
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean)) return { first, release: () => void guard.close() }
    guard.close()
  }
  throw new Error('No seven neighbouring ports are free on this machine.')
}

/** On both addresses a lake opens; a machine without the one has it free. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = await listening(port, host)
    if (server === 'taken') return false
    if (server !== 'no such address') await closed(server)
  }
  return true
}

const listening = (port: number, host: string) =>
  new Promise<Server | 'taken' | 'no such address'>((resolve) => {
    // Nobody waits for a guard: a test that forgot its lake ends all the same.
    const server = createServer().unref()
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? 'no such address' : 'taken'),
    )
    server.listen(port, host, () => resolve(server))
  })

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))
