import { inSpan, isTelemetryOn } from '#server-kit/telemetry/telemetry.ts'
import type { DatabaseCalls } from './database.ts'

/**
 * The same queries, each within a span that has its name and nothing of its values. Without telemetry
 * they are what was given. Rule C-191.
 */
export function withQuerySpans(call: DatabaseCalls): DatabaseCalls {
  if (!isTelemetryOn()) return call
  const spanned = Object.entries(call).map(([name, query]) => [
    name,
    (input: unknown) =>
      inSpan(
        {
          name: `query ${name}`,
          kind: 'client',
          attributes: { 'db.system.name': 'postgresql', 'db.operation.name': name },
        },
        () => (query as (input: unknown) => Promise<unknown>)(input),
      ),
  ])
  return Object.fromEntries(spanned) as DatabaseCalls
}
