import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Attributes = Record<string, string | number | boolean>

export type ReceivedSpan = {
  service: string
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  attributes: Attributes
  /** 2 is an error. */
  status: number | undefined
}

export type ReceivedPoint = {
  service: string
  name: string
  attributes: Attributes
  /** Of a counter or gauge its value, of a histogram how many were measured. */
  value: number
}

type Value = {
  stringValue?: string
  intValue?: string | number
  doubleValue?: number
  boolValue?: boolean
}
type Pair = { key: string; value: Value }
type Resource = { attributes: Pair[] }
type Point = { attributes: Pair[]; asInt?: string; asDouble?: number; count?: string | number }
type Points = { dataPoints: Point[] }
type Span = Pick<ReceivedSpan, 'name' | 'kind' | 'traceId' | 'spanId' | 'parentSpanId'> & {
  attributes: Pair[]
  status?: { code?: number }
}
type Body = {
  resourceSpans?: { resource: Resource; scopeSpans: { spans: Span[] }[] }[]
  resourceMetrics?: {
    resource: Resource
    scopeMetrics: {
      metrics: ({ name: string } & Record<'sum' | 'gauge' | 'histogram', Points>)[]
    }[]
  }[]
}

/** A collector that takes OTLP over HTTP in JSON, as its protocol describes it, and keeps what it got. */
export async function collectorInTest() {
  const requests: { path: string; headers: http.IncomingHttpHeaders; body: string }[] = []
  const server = http.createServer((req, res) => {
    void text(req).then((body) => {
      requests.push({ path: req.url ?? '', headers: req.headers, body })
      res.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bodies = (path: string) =>
    requests.filter((each) => each.path === path).map(({ body }) => JSON.parse(body) as Body)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spans: (): ReceivedSpan[] =>
      bodies('/v1/traces').flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map(({ attributes, status, ...span }) => ({
              ...span,
              service: serviceOf(resource),
              attributes: plain(attributes),
              status: status?.code,
            })),
          ),
        ),
      ),
    points: (): ReceivedPoint[] =>
      bodies('/v1/metrics').flatMap(({ resourceMetrics = [] }) =>
        resourceMetrics.flatMap(({ resource, scopeMetrics }) =>
          scopeMetrics.flatMap(({ metrics }) =>
            metrics.flatMap(({ name, sum, gauge, histogram }) =>
              (sum ?? gauge ?? histogram).dataPoints.map((point) => ({
                service: serviceOf(resource),
                name,
                attributes: plain(point.attributes),
                value: Number(point.count ?? point.asInt ?? point.asDouble),
              })),
            ),
          ),
        ),
      ),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const serviceOf = ({ attributes }: Resource) => String(plain(attributes)['service.name'])

const plain = (pairs: Pair[]): Attributes =>
  Object.fromEntries(
    pairs.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
      key,
      stringValue ?? boolValue ?? Number(intValue ?? doubleValue),
    ]),
  )
