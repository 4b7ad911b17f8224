import { LakeError } from './lake-error.ts'
import type { LakeContext } from './lake-env.ts'

/** The `$name=JSON` parameters of an address. */
export function groqParams(c: LakeContext): Record<string, unknown> {
  const entries = Object.entries(c.req.query()).filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(
    entries.map(([name, text]) => {
      try {
        return [name.slice(1), notTooDeep(JSON.parse(text) as unknown)]
      } catch (error) {
        if (error instanceof LakeError) throw error
        throw new LakeError(400, 'invalidParameter', `The parameter ${name} is not JSON: ${text}`)
      }
    }),
  )
}

export const isOn = (c: LakeContext, name: string, fallback = false) => {
  const text = c.req.query(name)
  return text === undefined ? fallback : text !== 'false'
}

/** Far more than content has, and far less than a walk through it can go down. */
const deepestLevel = 200

/** @throws LakeError 400 */
function notTooDeep<T>(value: T): T {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestLevel) {
      throw new LakeError(
        400,
        'tooDeep',
        `The JSON has more than ${deepestLevel} levels. Write it with fewer.`,
      )
    }
    level = level.flatMap((item) =>
      item !== null && typeof item === 'object' ? (Object.values(item) as unknown[]) : [],
    )
  }
  return value
}

/** The JSON object in a request's body. */
export async function jsonBody(c: LakeContext): Promise<Record<string, unknown>> {
  const body = await c.req.json<unknown>().catch(() => null)
  if (body !== null && typeof body === 'object') return notTooDeep(body as Record<string, unknown>)
  throw new LakeError(400, 'invalidBody', 'The body must be a JSON object')
}

/** @throws LakeError 404 for a dataset other than the lake's */
export function assertDataset(c: LakeContext, named: string | undefined): void {
  const { dataset } = c.get('lake').config
  if (named === dataset) return
  throw new LakeError(404, 'notFound', `There is no dataset "${named}" here, only "${dataset}"`)
}

/** The version in the address: `1`, `X` or a date. */
export const apiVersionOf = (c: LakeContext) => (c.req.param('version') ?? 'v1').slice(1)
