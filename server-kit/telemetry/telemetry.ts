/**
 * Traces and metrics of a program. Nothing here knows OpenTelemetry: where it is switched on, a recorder
 * hangs on the process, and without one every function only runs what it is given. Rule C-190.
 */

export type Attributes = Readonly<Record<string, string | number | boolean>>

/** Adds attributes to the span that is under way. */
export type Note = (attributes: Attributes) => void

export type SpanStart = {
  /** One of few: never a path, a query or anything that somebody typed. Rule C-191. */
  name: string
  /** `server` for a request that came, `client` for one that is made, `internal` for work in between. */
  kind: 'server' | 'client' | 'internal'
  attributes?: Attributes
  /** The `traceparent` that a request brought; else the span belongs to the one under way. */
  traceparent?: string | undefined
}

export type OpenSpan = {
  /** The header that names this span to the next program. */
  traceparent: string
  /** Runs work, all it waits for included, as part of the span. */
  run: <Result>(work: () => Result) => Result
  note: Note
  end: (end?: { name?: string; error?: unknown }) => void
}

export type Recorder = {
  startSpan: (start: SpanStart) => OpenSpan
  /** The header that names the span under way; null outside of one. */
  traceparent: () => string | null
  requestTook: (seconds: number, attributes: Attributes) => void
  /** One more of what is counted. */
  add: (counter: Counter, attributes: Attributes) => void
  /** Reads a queue's length whenever metrics are sent. */
  watchQueue: (queue: string, length: () => number) => void
}

export type Counter = 'larkway.requests.shed' | 'larkway.cache.lookups'

const shared = globalThis as typeof globalThis & { larkwayTelemetry?: Recorder | undefined }

/** Switches recording on for the whole process, however often a bundler loaded this file; null: off. */
export function recordWith(recorder: Recorder | null): void {
  shared.larkwayTelemetry = recorder ?? undefined
}

export const isTelemetryOn = (): boolean => shared.larkwayTelemetry !== undefined

/**
 * Runs work within a span, which ends when the work does. An error is noted by its name alone, since
 * messages repeat what people typed. Rule C-191.
 */
export function inSpan<Result>(start: SpanStart, work: (note: Note) => Result): Result {
  const span = shared.larkwayTelemetry?.startSpan(start)
  if (!span) return work(ignored)
  const failed = (error: unknown): never => {
    span.end({ error })
    throw error
  }
  try {
    const result = span.run(() => work(span.note))
    if (!(result instanceof Promise)) {
      span.end()
      return result
    }
    const settled = result.then((value: unknown) => {
      span.end()
      return value
    }, failed)
    return settled as Result
  } catch (error) {
    return failed(error)
  }
}

const ignored: Note = () => {}

/** The header under which a request made now continues the trace; none when telemetry is off. Rule C-192. */
export function traceHeaders(): Record<string, string> {
  const traceparent = shared.larkwayTelemetry?.traceparent() ?? null
  return traceparent === null ? {} : { traceparent }
}

/** A request of any server of ours, while it is answered. */
export type ServedRequest = {
  run: <Result>(work: () => Result) => Result
  /** The header that names this request to the next program. */
  headers: Record<string, string>
  end: (answer: { route: string; status: number }) => void
}

const unrecorded: ServedRequest = { run: (work) => work(), headers: {}, end: ignored }

/** Begins the span of a request, and at its end counts how long it took. Rules C-191, C-192, C-193. */
export function servedRequest(request: {
  method: string
  requestId: string
  traceparent?: string | undefined
}): ServedRequest {
  const recorder = shared.larkwayTelemetry
  if (!recorder) return unrecorded
  const startedAtMs = performance.now()
  const method = { 'http.request.method': request.method }
  const span = recorder.startSpan({
    name: request.method,
    kind: 'server',
    attributes: { ...method, 'larkway.request_id': request.requestId },
    traceparent: request.traceparent,
  })
  return {
    run: span.run,
    headers: { traceparent: span.traceparent },
    end({ route, status }) {
      const answer = { 'http.route': route, 'http.response.status_code': status }
      span.note(answer)
      recorder.requestTook((performance.now() - startedAtMs) / 1000, { ...method, ...answer })
      const error = status >= 500 ? { error: String(status) } : {}
      span.end({ name: `${request.method} ${route}`, ...error })
    },
  }
}

/** Counts a request that was turned away because too many were worked on. Rule C-193. */
export const countShed = (where: string): void =>
  shared.larkwayTelemetry?.add('larkway.requests.shed', { 'larkway.limit': where })

/** Counts a look into a cache, and whether it held what was looked for. Rule C-193. */
export const countLookup = (cache: string, isHit: boolean): void =>
  shared.larkwayTelemetry?.add('larkway.cache.lookups', {
    'larkway.cache': cache,
    'larkway.is_hit': isHit,
  })

/** Has a queue's length sent with the metrics, as long as the program runs. Rule C-193. */
export const watchQueue = (queue: string, length: () => number): void =>
  shared.larkwayTelemetry?.watchQueue(queue, length)
