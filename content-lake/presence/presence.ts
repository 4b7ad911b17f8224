import { randomUUID } from 'node:crypto'
import { parsedCall, type PresenceCall, rpcError, rpcResult } from './presence-call.ts'

/** One browser's open socket. */
export interface Line {
  send(text: string): void
}

/**
 * Presence: the editors who have a document open. Not stored: it lives as long as the sockets do.
 */
export interface Presence {
  /** Takes a line in; what the other side says goes to `hear`, and `leave` when it is gone. */
  join(line: Line, userId: string): { hear(text: string): void; leave(): void }
  readonly size: number
}

interface Guest {
  line: Line
  userId: string
  subscriptions: Set<string>
  /** The Studio's name for its window, once it has announced itself. */
  session: string | null
}

/** Windows have one subscription each; more than this is no Studio. */
const mostSubscriptions = 20

/** The JSON-RPC methods of the Studio's presence: who is here, where, and who has left. */
export function openPresence(): Presence {
  const guests = new Set<Guest>()

  const notifyAll = (result: unknown) => {
    for (const { line, subscriptions } of guests) {
      for (const subscription of subscriptions) {
        line.send(
          JSON.stringify({
            jsonrpc: '2.0',
            method: 'presence_subscription',
            params: { subscription, result },
          }),
        )
      }
    }
  }
  const sayGoodbye = (guest: Guest) => {
    if (guest.session === null) return
    const { session } = guest
    guest.session = null
    notifyAll({ type: 'disconnect', i: guest.userId, m: { session } })
  }

  const answer = (guest: Guest, call: PresenceCall): string => {
    const { id, method, params } = call
    switch (method) {
      case 'presence_subscribe': {
        if (guest.subscriptions.size >= mostSubscriptions) {
          return rpcError(id, 'invalidRequest', 'Too many subscriptions on one connection.')
        }
        const subscription = randomUUID()
        guest.subscriptions.add(subscription)
        return rpcResult(id, subscription)
      }
      case 'presence_unsubscribe':
        guest.subscriptions.delete(params.subscriptionId ?? '')
        return rpcResult(id, true)
      case 'presence_rollcall':
        notifyAll({ type: 'rollCall', i: guest.userId, session: params.session ?? guest.session })
        return rpcResult(id, true)
      case 'presence_announce':
        if (!params.data) return rpcError(id, 'invalidParams', 'Say where you are in "data".')
        guest.session = params.data.sessionId
        notifyAll({ type: 'state', i: guest.userId, m: params.data })
        return rpcResult(id, true)
      case 'presence_disconnect':
        guest.session ??= params.session ?? null
        sayGoodbye(guest)
        return rpcResult(id, true)
      case 'authorization':
        // Whoever has a line has shown its cookie or token.
        return rpcResult(id, true)
      default:
        return rpcError(
          id,
          'methodNotFound',
          `The embedded content lake does not support "${method}".`,
        )
    }
  }

  return {
    get size() {
      return guests.size
    },
    join(line, userId) {
      const guest: Guest = { line, userId, subscriptions: new Set(), session: null }
      guests.add(guest)
      return {
        hear(text) {
          const call = parsedCall(text)
          line.send('problem' in call ? call.problem : answer(guest, call))
        },
        leave() {
          if (!guests.delete(guest)) return
          sayGoodbye(guest)
        },
      }
    },
  }
}
