import { calls } from '#core/contract/calls.ts'
import { formActions } from '#core/routes/paths.ts'
import { routeTable } from '#core/routes/route-table.ts'
import { pick } from '#bench/search/random.ts'
import { junkBytes, junkHeader, junkText, nastyTexts } from './junk-texts.ts'

export type JunkKind = 'page' | 'call' | 'form' | 'header' | 'socket'

/** A request as the bytes that are sent. */
export type JunkRequest = {
  kind: JunkKind
  bytes: Buffer
  /** Whether a server can read it to its end, so that it is answered before the client closes. */
  isWhole: boolean
}

type Random = () => number

/** Of a hundred requests, how many are of which kind. */
const shares: readonly (readonly [JunkKind, number])[] = [
  ['page', 25],
  ['call', 30],
  ['form', 15],
  ['header', 15],
  ['socket', 15],
]

/** Names of fields that some page, call or form reads. */
const fieldNames: readonly string[] = [
  ...new Set(
    Object.values(calls).flatMap(({ query, body }) => [
      ...Object.keys(query.shape),
      ...Object.keys(body?.shape ?? {}),
    ]),
  ),
  'draft',
  'step',
  'page',
  'sort',
  '_rsc',
  '__proto__',
]

/** Any number of requests in which nothing has to be right; the same for the same random numbers. */
export function* junkRequests(random: Random, host: string): Generator<JunkRequest> {
  for (;;) {
    const kind = kindAt(random() * 100)
    yield { kind, ...made[kind](random, host) }
  }
}

function kindAt(place: number): JunkKind {
  let sum = 0
  for (const [kind, share] of shares) {
    sum += share
    if (place < sum) return kind
  }
  return 'page'
}

const made: Record<JunkKind, (random: Random, host: string) => Omit<JunkRequest, 'kind'>> = {
  page: (random, host) =>
    whole(host, pick(random, ['GET', 'GET', 'GET', 'HEAD', 'POST']), address(random, pagePattern), [
      ...(random() < 0.2 ? [['rsc', '1'] as const] : []),
      ...(random() < 0.1 ? [['next-router-state-tree', junkText(random)] as const] : []),
    ]),
  call: (random, host) => {
    const call = pick(random, Object.values(calls))
    const isRead = call.method === 'GET'
    return whole(
      host,
      random() < 0.9 ? call.method : pick(random, ['PUT', 'DELETE', 'PATCH', 'OPTIONS']),
      address(random, () => call.path),
      isRead ? [] : [['content-type', 'application/json']],
      isRead ? null : junkJson(random),
    )
  },
  form: (random, host) =>
    whole(
      host,
      'POST',
      pick(random, Object.values(formActions)),
      [['content-type', pick(random, ['application/x-www-form-urlencoded', 'text/plain', ''])]],
      Buffer.from(query(random, 8)),
    ),
  header: (random, host) =>
    whole(
      host,
      pick(random, ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'BREW']),
      pick(random, [
        '/',
        '/faq',
        '/site/readyz',
        '/api/brands',
        '/robots.txt',
        '/_next/static/x.js',
      ]),
      Array.from({ length: 1 + Math.floor(random() * 5) }, () => junkHeader(random)),
    ),
  socket: (random, host) => ({ isWhole: false, bytes: brokenRequest(random, host) }),
}

/** What no client sends: a request cut, doubled, smuggled or replaced by noise. */
function brokenRequest(random: Random, host: string): Buffer {
  const head = `GET / HTTP/1.1\r\nHost: ${host}\r\n`
  return Buffer.concat([
    pick(random, [
      () => junkBytes(random, 400),
      () => Buffer.from(`${head.slice(0, Math.floor(random() * head.length))}`),
      () => Buffer.from(`GET ${junkText(random)} HTTP/1.1\r\n\r\n`),
      () => Buffer.from(`${junkText(random)} / HTTP/9.9\r\nHost: ${host}\r\n\r\n`),
      () => Buffer.from(`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
      () => Buffer.from(`${head}Content-Length: ${pick(random, ['-1', '1e9', '5, 6'])}\r\n\r\n`),
      () => Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${junkText(random)}`),
      () => Buffer.from(`${head}X-Long: ${'x'.repeat(40_000)}\r\n\r\n`),
      () => Buffer.from(head + 'A: b\r\n'.repeat(3000) + '\r\n'),
      () => Buffer.from(`GET * HTTP/1.1\r\nHost: ${junkText(random)}\r\n\r\n`),
      () => Buffer.from(`GET http://evil.example/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
      () => Buffer.from(`CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
      () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
      () => Buffer.from(`${head}Upgrade: websocket\r\nConnection: upgrade\r\n\r\n`),
      () => Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]),
    ])(),
  ])
}

function whole(
  host: string,
  method: string,
  target: string,
  headers: readonly (readonly [string, string])[],
  body: Buffer | null = null,
): Omit<JunkRequest, 'kind'> {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    `Origin: http://${host}`,
    ...headers.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n\0]/g, ' ')}`),
    ...(body ? [`Content-Length: ${body.length}`] : []),
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
  return { isWhole: true, bytes: body ? Buffer.concat([head, body]) : head }
}

const patterns = Object.values(routeTable).map(({ pattern }) => pattern)
const pagePattern = (random: Random) => pick(random, patterns)

/** An address with junk for its parameters and its query. */
function address(random: Random, patternOf: (random: Random) => string): string {
  const path = patternOf(random).replaceAll(/:\w+|\{\w+\}/g, () => escaped(random))
  const more = random() < 0.1 ? `/${escaped(random)}` : ''
  return random() < 0.3 ? path + more : `${path}${more}?${query(random, 5)}`
}

const query = (random: Random, most: number): string =>
  Array.from(
    { length: Math.floor(random() * most) + 1 },
    () => `${pick(random, fieldNames)}${pick(random, ['', '', '[]'])}=${escaped(random)}`,
  ).join('&')

/** Rightly escaped mostly, and sometimes as no browser would. */
const escaped = (random: Random): string =>
  random() < 0.85
    ? encodeURIComponent(junkText(random).toWellFormed())
    : pick(random, ['%', '%zz', '%c3%28', '%00', '..', '%2e%2e', '//', '%2f%2f', '%5c', '1'])

function junkJson(random: Random): Buffer {
  if (random() < 0.15) return junkBytes(random, 200)
  const names = Array.from({ length: Math.floor(random() * 8) }, () => pick(random, fieldNames))
  const values = names.map((name) => [
    name,
    pick<unknown>(random, [junkText(random), 7, -1, 1e308, null, true, [], {}, [junkText(random)]]),
  ])
  return Buffer.from(
    random() < 0.1
      ? pick(random, nastyTexts)
      : JSON.stringify(Object.fromEntries(values as [string, unknown][])),
  )
}
