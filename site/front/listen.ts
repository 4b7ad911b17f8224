import type { Server } from 'node:http'
import net, { type AddressInfo } from 'node:net'

export class ListenError extends Error {
  override name = 'ListenError'
}

/**
 * Listens on every address. The first is the server's own; the others hand their connections to
 * it. A second family the machine does not have is left out. `close` takes no more connections and
 * resolves when the last one has ended.
 * @throws ListenError when the port is taken or not allowed, saying what to do
 */
export async function listen(
  server: Server,
  hosts: readonly string[],
  port: number,
): Promise<{ close: () => Promise<void> }> {
  const [first = '127.0.0.1', ...others] = hosts
  await listening(server, first, port)
  const listeners: net.Server[] = []
  for (const host of others) {
    const listener = net.createServer({ noDelay: true }, (socket) =>
      server.emit('connection', socket),
    )
    try {
      await listening(listener, host, (server.address() as AddressInfo).port)
      listeners.push(listener)
    } catch (error) {
      if (!isFamilyMissing(error)) {
        server.close()
        throw error
      }
    }
  }
  return {
    close: async () => {
      await Promise.all(
        [server, ...listeners].map((each) => new Promise((resolve) => each.close(resolve))),
      )
    },
  }
}

function listening(server: net.Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port)))
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new ListenError(
      `Port ${port} on ${host} is taken by another program. End that program, or set SITE_PORT to a free port and start again.`,
    )
  }
  if (error.code === 'EACCES') {
    return new ListenError(
      `Port ${port} may not be opened by this user. Set SITE_PORT to a port above 1023 and start again.`,
    )
  }
  if (error.code === 'ENOTFOUND' || (error.code === 'EADDRNOTAVAIL' && host !== '::1')) {
    return new ListenError(
      `${host} is no address of this machine. Set SITE_HOST to one that is, or leave it out for this machine alone.`,
    )
  }
  return error
}

const isFamilyMissing = (error: unknown): boolean =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')
