import { z } from 'zod'

/**
 * Where a value does not fit a JSON schema, by its place; empty when it fits. It judges answers by
 * the API's own description, as a stranger would who has nothing else. Rule C-34.
 * @throws when the schema is none
 */
export function schemaErrors(schema: object, value: unknown): string[] {
  const parsed = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
}
