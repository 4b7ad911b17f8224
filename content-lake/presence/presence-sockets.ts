import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { assertTrusted } from '../access/identity.ts'
import { assertOwnHost, originRefused, whoAsks } from '../access/who-asks.ts'
import type { LakeConfig } from '../config.ts'
import type { EditorCookie } from '../access/editor-cookie.ts'
import { LakeError } from '../http/lake-error.ts'
import { openPresence } from './presence.ts'

const address = /^\/v(?:X|1|\d{4}-\d{2}-\d{2})\/socket\/([^/?]+)(?:\?|$)/
const heartbeat = '♥'
const heartbeatMs = 15_000
const mostLines = 200
const largestMessageBytes = 64 * 1024
/** Limit of unread bytes, after which a browser is disconnected. */
const mostWaitingBytes = 1024 * 1024

/** Configuration and keys of a socket. */
export interface SocketKeys {
  config: LakeConfig
  cookie: EditorCookie
  now: () => Date
}

/** WS `/socket/{dataset}`: the lines on which Studios tell each other where they are. */
export function openPresenceSockets() {
  const presence = openPresence()
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessageBytes })
  const answered = new WeakSet<WebSocket>()

  const beat = setInterval(() => {
    for (const line of server.clients) {
      if (!answered.delete(line)) line.terminate()
      else {
        line.send(heartbeat)
        line.ping()
      }
    }
  }, heartbeatMs)
  beat.unref()

  const welcome = (line: WebSocket, userId: string) => {
    const guest = presence.join(
      {
        send(text) {
          if (line.readyState !== WebSocket.OPEN) return
          if (line.bufferedAmount > mostWaitingBytes) line.terminate()
          else line.send(text)
        },
      },
      userId,
    )
    answered.add(line)
    line.on('pong', () => answered.add(line))
    line.on('message', (message, isBinary) => {
      answered.add(line)
      if (isBinary) line.close(1003, 'Send text.')
      else guest.hear((message as Buffer).toString('utf8'))
    })
    line.on('close', () => guest.leave())
    // A line that breaks closes, too.
    line.on('error', () => line.terminate())
    line.send(heartbeat)
  }

  return {
    /** Answers an HTTP upgrade: a line for an editor, or a refusal that says why. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, keys: SocketKeys): void {
      socket.on('error', () => socket.destroy())
      try {
        if (server.clients.size >= mostLines) {
          throw new LakeError(503, 'busy', `There are ${mostLines} open windows already.`)
        }
        const identity = admitted(request, keys)
        server.handleUpgrade(request, socket, head, (line) => welcome(line, identity.id))
      } catch (error) {
        // What is thrown here has nobody above it: the program would end.
        const failure = new LakeError(500, 'internalServerError', 'The content lake failed.')
        refuse(socket, error instanceof LakeError ? error : failure)
      }
    },
    closeAll() {
      clearInterval(beat)
      for (const line of server.clients) {
        line.close(1001, 'The content lake stops.')
        // Whoever does not answer the farewell is not waited for.
        setTimeout(() => line.terminate(), 200).unref()
      }
      server.close()
    },
  }
}

function admitted(request: IncomingMessage, keys: SocketKeys) {
  const { host, origin, cookie, authorization } = request.headers
  const asking = { method: 'GET', host, origin, cookie, authorization }
  assertOwnHost(asking, keys)
  // Every browser names its origin here, and no rule of its own keeps foreign pages out.
  if (origin !== undefined && !keys.config.allowedOrigins.includes(origin)) {
    throw originRefused(origin)
  }
  const dataset = address.exec(request.url ?? '')?.[1]
  if (dataset !== keys.config.dataset) {
    throw new LakeError(404, 'notFound', `There is no socket at ${request.url ?? ''}.`)
  }
  const identity = whoAsks(asking, keys, keys.now())
  assertTrusted(identity, 'see who is here')
  return identity
}

function refuse(socket: Duplex, error: LakeError): void {
  const body = JSON.stringify(error.body())
  socket.end(
    [
      `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? 'Refused'}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}
