import type { Call, ReadBody } from '../call.ts'
import { isKeepable, unkeepableMessage } from '../keepable.ts'
import { plainMessage } from '../plain-message.ts'
import type { Reading } from './query.ts'

/**
 * Reads a parsed JSON body by a call's schema. A null field counts as absent, a field that is not
 * declared is left out. Rules C-04, C-07, C-08.
 */
export function readBody<C extends Call>(call: C, json: unknown): Reading<ReadBody<C>> {
  if (!call.body) return { ok: true, value: undefined as ReadBody<C> }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { ok: false, errors: { body: ['Send a JSON object.'] } }
  }
  const present = Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null))
  const unkeepable = Object.keys(present).filter((field) => !isKeepable(present[field]))
  if (unkeepable.length > 0) {
    return {
      ok: false,
      errors: Object.fromEntries(unkeepable.map((field) => [field, [unkeepableMessage]])),
    }
  }
  const parsed = call.body.safeParse(present, { error: plainMessage })
  if (parsed.success) return { ok: true, value: parsed.data as ReadBody<C> }
  const errors: Record<string, string[]> = {}
  for (const issue of parsed.error.issues) {
    // What is read are the fields of an object, so an issue always names one.
    const list = (errors[String(issue.path[0])] ??= [])
    if (!list.includes(issue.message)) list.push(issue.message)
  }
  return { ok: false, errors }
}
