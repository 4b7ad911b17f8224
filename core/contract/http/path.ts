import type { Call, ReadParams } from '../call.ts'
import { isKeepable } from '../keepable.ts'

const parameter = /\{(\w+)\}/g

/** The names of a path's parameters, in order. @example pathNames('/api/x/{capId}') // ['capId'] */
export function pathNames(template: string): string[] {
  return [...template.matchAll(parameter)].map((match) => match[1]!)
}

/**
 * Puts parameters into a path, escaped. A missing one leaves its segment empty, so that the
 * server answers 404. Rule C-09.
 * @example fillPath('/api/derivatives/{capId}', { capId: '9' }) // '/api/derivatives/9'
 */
export function fillPath(template: string, params: Readonly<Record<string, unknown>>): string {
  return template.replace(parameter, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
}

/** A path's parameters, unescaped, as a call reads them; null when one is none. Rules C-09, C-62. */
export function readParams<C extends Call>(call: C, texts: object): ReadParams<C> | null {
  const parsed = isKeepable(texts) ? call.params.safeParse(texts) : null
  return parsed?.success ? (parsed.data as ReadParams<C>) : null
}
