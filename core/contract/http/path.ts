import type { z } from 'zod'
import type { Call } from '../call.ts'
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

/** The path's parameters as a call reads them; null when the path is not this call's. Rules C-09, C-62. */
export function matchPath<C extends Call>(call: C, pathname: string): z.output<C['params']> | null {
  const { names, pattern } = patternOf(call.path)
  const match = pattern.exec(pathname)
  if (!match) return null
  const texts: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const text = decoded(match[index + 1]!)
    if (text === null || !isKeepable(text)) return null
    texts[name] = text
  }
  const parsed = call.params.safeParse(texts)
  return parsed.success ? (parsed.data as z.output<C['params']>) : null
}

type PathPattern = { names: readonly string[]; pattern: RegExp }

const patterns = new Map<string, PathPattern>()

function patternOf(template: string): PathPattern {
  let known = patterns.get(template)
  if (!known) {
    const source = template
      .split(/(\{\w+\})/)
      .map((part) => (part.startsWith('{') ? '([^/]+)' : part.replace(/[.*+?^$()[\]\\|]/g, '\\$&')))
      .join('')
    known = { names: pathNames(template), pattern: new RegExp(`^${source}$`) }
    patterns.set(template, known)
  }
  return known
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
