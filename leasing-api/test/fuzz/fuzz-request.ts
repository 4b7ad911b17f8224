import fc from 'fast-check'
import { aliasesOf } from '#core/contract/aliases.ts'
import type { Call } from '#core/contract/call.ts'
import { type CallName, calls } from '#core/contract/calls.ts'
import { pathNames } from '#core/contract/http/path.ts'
import { requestOf, type RequestValues } from '#core/contract/http/request.ts'
import { requestShape } from '#core/contract/request-shape.ts'
import { isServed } from '#leasing-api/routes/not-served-yet.ts'
import { querySamples } from './query-samples.ts'
import type { RawRequest } from './raw-request.ts'

type Requests = Readonly<Record<string, RequestValues>>

/** What has broken servers before: injections, ends of ranges, characters nobody expects. */
const nasty = fc.constantFrom(
  ...['', ' ', '0', '-1', '1e9', '99999999999999999999', 'NaN', 'Infinity', 'null', 'true'],
  ...["'", '"', "'; drop table orders; --", "' or 1=1 --", '$1', '\\', '%', '_', '{}', '[]'],
  ...['\0', '\r\n', '\u2028', '\ufeff', '\u202e', 'İ', 'ß', 'e\u0301', '😀', '\ud83d'],
  ...['\udc00', String.raw`"\u0000"`, String.raw`{"a\ud800":"\u0000"}`],
  ...['../../etc/passwd', '<script>alert(1)</script>', '{{7*7}}', '__proto__', 'constructor'],
  ...['x'.repeat(5000), '9'.repeat(400), '((((((((((', 'a'.repeat(64) + '!'],
)
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 20 }), fc.string())
const bytes = fc.uint8Array({ maxLength: 12 })

/** A text that would do, with something nasty put into it. */
const spoilt = (good: string) =>
  fc
    .tuple(nasty, fc.nat(good.length))
    .map(([worse, at]) => good.slice(0, at) + worse + good.slice(at))

/** A value as it stands in an address: rightly escaped, or bytes as they come. */
const inAddress = fc.oneof(
  { weight: 4, arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed())) },
  {
    weight: 1,
    arbitrary: bytes.map((all) =>
      [...all].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%c3%28', '%00', '+', '#', '?', '//', '..') },
)

const header = fc.tuple(
  fc.constantFrom(
    ...['x-request-id', 'if-none-match', 'accept-encoding', 'content-type', 'idempotency-key'],
    ...['x-forwarded-for', 'accept', 'user-agent', 'cookie', 'authorization', 'origin', 'range'],
    ...['x-forwarded-host', 'content-encoding', 'x-y'],
  ),
  fc.oneof(
    text,
    fc.constantFrom('*', 'W/"', 'gzip;q=', '::1', '999.1.1.1', 'application/json;charset=x'),
  ),
)

/** A body that is nearly one of the call's, or anything. */
function bodyOf({ body }: Call, values: RequestValues): fc.Arbitrary<Buffer | null> {
  const sent = JSON.stringify(values.body ?? {})
  const fields = Object.keys(body?.shape ?? {})
  const any = fc.oneof(
    text,
    fc.jsonValue({ maxDepth: 3 }),
    fc.double(),
    fc.constantFrom(null, 1e308),
  )
  const changed =
    fields.length === 0
      ? fc.constant(sent)
      : fc
          .dictionary(fc.constantFrom(...fields, '__proto__', 'more'), any, { maxKeys: 4 })
          .map((change) => JSON.stringify({ ...values.body, ...change }))
  return fc.oneof(
    { weight: 6, arbitrary: changed.map((json) => Buffer.from(json)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((all) => Buffer.from(all)) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          ...['', '{', '[]', 'null', '"x"', '{"a":1e999}', `${'['.repeat(30_000)}`, '\ufeff{}'],
          ...[sent.slice(0, -1), `${sent}${sent}`, JSON.stringify({ name: 'x'.repeat(66_000) })],
        )
        .map((each) => Buffer.from(each)),
    },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

function requestTo(callName: CallName, values: RequestValues): fc.Arbitrary<RawRequest> {
  const call: Call = calls[callName]
  const names = Object.keys(call.query.shape)
  const any = fc.constantFrom('nobodyAsked', '__proto__', ...names, ...names.flatMap(aliasesOf))
  const mark = fc.constantFrom('', '', '[]', '[0]')
  const wild = fc.tuple(fc.oneof({ weight: 4, arbitrary: any }, inAddress), mark, inAddress)
  const near = fc.constantFrom('nobodyAsked', ...names).chain((name) => {
    const value = fc.constantFrom('', ...(querySamples(callName, name)?.good ?? [])).chain(spoilt)
    return fc.tuple(
      fc.constantFrom(name, ...aliasesOf(name)),
      mark,
      value.map((each) => encodeURIComponent(each.toWellFormed())),
    )
  })
  const pair = fc.oneof(wild, near)
  const own = requestOf(requestShape(call), values).url
  const [ownPath = ''] = own.split('?')
  const path = fc
    .tuple(...pathNames(call.path).map(() => fc.option(inAddress, { freq: 2 })))
    .map((params) => replaced(call.path, ownPath, params))
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant<string>(call.method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'OPTIONS', 'BREW') },
      ),
      path: fc.oneof(
        { weight: 12, arbitrary: path },
        { weight: 1, arbitrary: path.map((each) => `${each}/`) },
        { weight: 1, arbitrary: path.map((each) => `/${each}`) },
      ),
      pairs: fc.array(pair, { maxLength: 4 }),
      headers: fc.array(header, { maxLength: 3 }),
      body: call.body ? bodyOf(call, values) : fc.constant(null),
    })
    .map(({ method, path: asked, pairs, headers, body }) => {
      const query = [
        own.split('?')[1],
        ...pairs.map(([key, mark, value]) => `${key}${mark}=${value}`),
      ]
      const joined = query.filter(Boolean).join('&')
      const type = headers.some(([each]) => each === 'content-type')
      return {
        method,
        target: joined === '' ? asked : `${asked}?${joined}`,
        headers: body && !type ? [['content-type', 'application/json'], ...headers] : headers,
        body,
      }
    })
}

/** The path with those parameters put in that are not null. */
function replaced(template: string, filled: string, params: readonly (string | null)[]): string {
  const parts = filled.split('/')
  let at = 0
  return template
    .split('/')
    .map((part, index) => (part.startsWith('{') ? (params[at++] ?? parts[index]!) : part))
    .join('/')
}

/** Any request to any call that is served: mostly like one that succeeds, with something wrong in it. */
export function anyRequest(requests: Requests): fc.Arbitrary<RawRequest> {
  const names = (Object.keys(calls) as CallName[]).filter(
    (name) => isServed(name) && requests[name],
  )
  return fc.constantFrom(...names).chain((name) => requestTo(name, requests[name]!))
}
