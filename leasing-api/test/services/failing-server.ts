import type { IncomingMessage, ServerResponse } from 'node:http'
import { freePort } from '../environments/free-port.ts'
import { type Listening, listening } from './listening.ts'

/** Bytes of a response without end, and how many are written at a time. */
const endlessBytes = 50 * 1024 * 1024
const chunk = 'x'.repeat(64 * 1024)

type Answer = (response: ServerResponse, request: IncomingMessage, dripMs: number) => void

const json = { 'content-type': 'application/json' }

/** What can go wrong with a service that answers HTTP. */
const answers = {
  'breaks off': (_, request) => request.socket.destroy(),
  hangs: () => {},
  'sends a byte a second': (response, _, dripMs) => {
    response.writeHead(200, json)
    const drip = setInterval(() => response.write(' '), dripMs)
    response.on('close', () => clearInterval(drip))
  },
  'answers 429': (response) => response.writeHead(429, { ...json, 'retry-after': '30' }).end('{}'),
  'answers 500': (response) => response.writeHead(500).end('<html>Internal error</html>'),
  'answers HTML': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Welcome</h1></html>'),
  'cuts its JSON': (response) => response.writeHead(200, json).end('{"sid":"SM1","status":"subs'),
  'cuts its response': (response) => {
    response.writeHead(200, { ...json, 'content-length': '100' }).write('{"sid":"SM1"')
    response.destroy()
  },
  'answers 50 MB': (response) => {
    response.writeHead(200, json)
    let sent = 0
    const more = () => {
      while (sent < endlessBytes && !response.destroyed) {
        sent += chunk.length
        if (!response.write(chunk)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  },
  'answers of something else': (response) => response.writeHead(200, json).end('{"ok":[true]}'),
  redirects: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
} satisfies Record<string, Answer>

export type ServiceFailure = keyof typeof answers | 'is not there'

/** Every failure, one that refuses connections included. */
export const serviceFailures: readonly ServiceFailure[] = [
  'is not there',
  ...(Object.keys(answers) as ServiceFailure[]),
]

/**
 * A server that fails in the way named at the beginning of the path, so that a service's base
 * address is `urlOf(failure)`.
 * @param dripMs between the bytes of one that sends them singly
 */
export async function failingServer(dripMs = 1000) {
  const closedPort = await freePort()
  const { url, close }: Listening = await listening((request, response) => {
    const [, failure = ''] = request.url!.split('/')
    const answer = answers[decodeURIComponent(failure) as keyof typeof answers]
    answer(response, request, dripMs)
  })
  return {
    urlOf: (failure: ServiceFailure) =>
      failure === 'is not there'
        ? `http://127.0.0.1:${closedPort}`
        : `${url}/${encodeURIComponent(failure)}`,
    close,
  }
}

export type FailingServer = Awaited<ReturnType<typeof failingServer>>
