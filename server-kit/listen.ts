import { once } from 'node:events'
import type { Server } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { cutSlowReaders } from './connections.ts'
import { UserError } from './user-error.mjs'

export type ListenSettings = {
  /** Addresses to listen on; a second address family that the machine lacks is left out. */
  hosts: readonly string[]
  /** 0 for any that is free. */
  port: number
  /** The variables that move the program elsewhere. */
  variables: { host: string; port: string }
  /** Added to every error: what else goes with the port. */
  note?: string
}

export type Listening = {
  port: number
  /** Takes no more connections, gives requests under way `graceMs`, then ends them. */
  close(graceMs: number): Promise<void>
}

/**
 * Listens on every address. The first is the server's own; the others hand their connections to it.
 * Clients that do not read what they asked for are cut off.
 * @throws UserError when the port is taken or not allowed, saying which variable to set
 */
export async function listen(server: Server, settings: ListenSettings): Promise<Listening> {
  const listeners: net.Server[] = []
  cutSlowReaders(server)
  const ownPort = () => (server.address() as AddressInfo).port
  const close = async (graceMs: number) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs)
    const closed = listeners.map((each) => new Promise((resolve) => each.close(resolve)))
    server.closeIdleConnections()
    await Promise.all(closed)
    clearTimeout(late)
  }
  for (const host of settings.hosts) {
    const isFirst = listeners.length === 0
    const listener = isFirst ? server : forwarding(server)
    try {
      listener.listen(isFirst ? settings.port : ownPort(), host)
      await once(listener, 'listening')
      listeners.push(listener)
    } catch (error) {
      const { code = 'unknown reason' } = error as NodeJS.ErrnoException
      if (!isFirst && noSuchAddress.includes(code)) continue
      await close(0)
      throw new UserError(listenMessage(code, host, settings), { cause: error })
    }
  }
  return { port: ownPort(), close }
}

const noSuchAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND']

const forwarding = (server: Server): net.Server =>
  net.createServer({ noDelay: true }, (socket) => server.emit('connection', socket))

function listenMessage(
  code: string,
  host: string,
  { port, variables, note }: ListenSettings,
): string {
  const sentence = () => {
    if (code === 'EADDRINUSE') {
      return `Port ${port} on ${host} is taken by another program, perhaps another Larkway. Stop it, or choose another port with ${variables.port}.`
    }
    if (code === 'EACCES') {
      return `Port ${port} may not be opened by this user. Choose one above 1023 with ${variables.port}.`
    }
    if (noSuchAddress.includes(code)) {
      return `${host} is no address of this machine. Set ${variables.host} to one that is, or leave it out for this machine alone.`
    }
    return `Port ${port} cannot be opened on ${host} (${code}). Check ${variables.host} and ${variables.port}.`
  }
  return note ? `${sentence()} ${note}` : sentence()
}
