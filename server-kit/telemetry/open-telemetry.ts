import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Context,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { newRequestId } from '../request-id.ts'
import type { Counter, OpenSpan, Recorder, SpanStart } from './telemetry.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'

/** How often metrics are sent, and how long the end of a program waits for the last of them. */
const times = { metricsEveryMs: 15_000, lastMs: 1000 } as const

/** Bounds of the histogram in seconds, as OpenTelemetry advises them for requests. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const

const counters = {
  'larkway.requests.shed': 'Requests turned away because too many were worked on',
  'larkway.cache.lookups': 'Looks into a cache, and whether it held what was looked for',
} as const satisfies Record<Counter, string>

/**
 * A recorder over OpenTelemetry, sending by OTLP over HTTP in JSON. It is nowhere registered for the
 * process: Next would then trace by itself, with whole addresses in its spans. Rules C-191, C-192, C-193.
 */
export function openTelemetry(
  program: string,
  { endpoint, headers }: TelemetrySettings,
  log: Logger,
): { recorder: Recorder; close: () => Promise<void> } {
  sayFailures(log)
  const resource = resourceFromAttributes({
    'service.name': `larkway-${program}`,
    'service.instance.id': newRequestId(),
  })
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  const traces = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers }),
        exportIntervalMillis: times.metricsEveryMs,
      }),
    ],
  })
  const meter = metrics.getMeter('larkway')
  const durations = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'How long requests took to answer',
    advice: { explicitBucketBoundaries: seconds },
  })
  const counted = Object.fromEntries(
    Object.entries(counters).map(([name, description]) => [
      name,
      meter.createCounter(name, { description }),
    ]),
  )
  const lengths = meter.createObservableGauge('larkway.queue.length', {
    description: 'What waits, or is worked on at once where a limit holds of that',
  })
  return {
    recorder: {
      ...spansOf(traces),
      requestTook: (took, attributes) => durations.record(took, attributes),
      add: (counter, attributes) => counted[counter]!.add(1, attributes),
      watchQueue: (queue, length) =>
        lengths.addCallback((result) => result.observe(length(), { 'larkway.queue': queue })),
    },
    close: async () => {
      const ended = Promise.allSettled([traces.shutdown(), metrics.shutdown()])
      await Promise.race([ended, wait(times.lastMs, null, { ref: false })])
    },
  }
}

/** Spans, with the one under way held for everything that its work waits for. */
function spansOf(provider: TracerProvider): Pick<Recorder, 'startSpan' | 'traceparent'> {
  const tracer = provider.getTracer('larkway')
  const under = new AsyncLocalStorage<Context>()
  return {
    traceparent() {
      const span = trace.getSpanContext(under.getStore() ?? ROOT_CONTEXT)
      return span ? headerOf(span) : null
    },
    startSpan({ name, kind, attributes = {}, traceparent }: SpanStart): OpenSpan {
      const remote = traceparent === undefined ? null : spanContextOf(traceparent)
      const parent = remote
        ? trace.setSpanContext(ROOT_CONTEXT, remote)
        : (under.getStore() ?? ROOT_CONTEXT)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
      return {
        traceparent: headerOf(span.spanContext()),
        run: (work) => under.run(trace.setSpan(parent, span), work),
        note: (more) => void span.setAttributes(more),
        end(end = {}) {
          if (end.name !== undefined) span.updateName(end.name)
          if (end.error !== undefined) {
            span.setAttribute('error.type', errorType(end.error))
            span.setStatus({ code: SpanStatusCode.ERROR })
          }
          span.end()
        },
      }
    },
  }
}

function errorType(error: unknown): string {
  if (typeof error === 'string') return error
  return error instanceof Error ? error.name : 'unknown'
}

const headerOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

/** What a `traceparent` names; null for what is none. */
function spanContextOf(text: string): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text) ?? []
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(context) ? context : null
}

const sayAgainMs = 60_000

/** Says that nothing could be sent, once a minute at most, and not what it was. */
function sayFailures(log: Logger): void {
  let saidAtMs = -Infinity
  const say = () => {
    if (performance.now() - saidAtMs < sayAgainMs) return
    saidAtMs = performance.now()
    log.warn('Traces or metrics could not be sent. Check OTEL_EXPORTER_OTLP_ENDPOINT.')
  }
  const quiet = () => {}
  const logger = { error: say, warn: say, info: quiet, debug: quiet, verbose: quiet }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}
