import type { environmentReader } from '../environment.ts'
import { UserError } from '../user-error.mjs'

/** Where traces and metrics go. */
export type TelemetrySettings = {
  /** Address of a collector that speaks OTLP over HTTP, without a slash at its end. */
  endpoint: string
  /** Sent with everything, such as a key. */
  headers: Record<string, string>
}

/**
 * Reads the switch of telemetry by the names that OpenTelemetry gives its variables; null: off.
 * @throws UserError for a header that is no `name=value`
 */
export function readTelemetry(env: ReturnType<typeof environmentReader>): TelemetrySettings | null {
  const endpoint = env.url('OTEL_EXPORTER_OTLP_ENDPOINT')
  const headers = env.list('OTEL_EXPORTER_OTLP_HEADERS').map(headerOf)
  return endpoint === null ? null : { endpoint, headers: Object.fromEntries(headers) }
}

function headerOf(text: string): [string, string] {
  const [, name, value] = /^([\w-]+)\s*=\s*(\S.*)$/.exec(text) ?? []
  if (name !== undefined && value !== undefined) return [name, unescaped(value)]
  throw new UserError(
    'OTEL_EXPORTER_OTLP_HEADERS cannot be read. Give name=value, several separated by commas, with %20 for a blank.',
  )
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
