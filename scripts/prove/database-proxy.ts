import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

/** What stands between a program and its database. */
export type DatabaseProxy = {
  /** The database's address by way of here. */
  url: string
  /** Takes connections and passes nothing on, either way. */
  hang: () => void
  /** Ends all connections and takes none. */
  goDown: () => void
  comeBack: () => Promise<void>
  close: () => void
}

/** A database that can be made to hang or to be away, while the real one goes on behind it. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<readonly [Socket, Socket]>()
  let isHanging = false
  const pass = ([near, far]: readonly [Socket, Socket]) => {
    near.pipe(far)
    far.pipe(near)
  }
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port || 5432), target.hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) socket.on('close', end).on('error', end)
    if (!isHanging) pass(pair)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const endAll = () => {
    for (const [near] of pairs) near.destroy()
  }
  const own = new URL(databaseUrl)
  own.hostname = '127.0.0.1'
  own.port = String(port)
  return {
    url: own.href,
    hang() {
      isHanging = true
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.pause()
        far.pause()
      }
    },
    goDown() {
      server.close()
      endAll()
    },
    async comeBack() {
      isHanging = false
      // What hung is cut, as a network would in the end; new connections are whole.
      endAll()
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    close() {
      server.close()
      endAll()
    },
  }
}
