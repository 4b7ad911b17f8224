import type { z } from 'zod'
import type { Call } from '../call.ts'
import { isKeepable, unkeepableMessage } from '../keepable.ts'
import { queryFields, type QueryField } from './query-field.ts'

/** A part of a request or an answer that was read, or what is wrong with each field. Rule C-08. */
export type Reading<Value> =
  | { ok: true; value: Value }
  | { ok: false; errors: Record<string, string[]> }

type Source = { name: string; texts: string[] }

/**
 * Reads a query by a call's schema, field by field. Lists are `name[]=a&name[]=b` or a repeated
 * name; an empty value means absent; unknown parameters are ignored. A field given under two of its
 * names with different values is an error, and so is a single value given twice differently.
 * Errors stand under the name that was sent. Rules C-03, C-04, C-05, C-08.
 */
export function readQuery<C extends Call>(
  call: C,
  params: URLSearchParams,
): Reading<z.output<C['query']>> {
  const errors: Record<string, string[]> = {}
  const value: Record<string, unknown> = {}
  const sent = valuesByName(params)
  for (const { field, names, isList, absent, read } of queryFields(call)) {
    const sources = sent.size === 0 ? [] : sourcesOf(names, sent)
    const source = sources[0]
    const other = source && sources.find((each) => !sameTexts(each.texts, source.texts))
    if (source && !isKeepable(source.texts)) errors[source.name] = [unkeepableMessage]
    else if (other) errors[other.name] = [`Give ${source.name} or ${other.name}, not both.`]
    else if (source && !isList && source.texts.length > 1) errors[source.name] = ['Give one value.']
    else {
      const reading = source ? read(source.texts) : absent
      if ('messages' in reading) errors[source?.name ?? field] = [...reading.messages]
      else if (reading.value !== undefined) value[field] = reading.value
    }
  }
  return Object.keys(errors).length === 0
    ? { ok: true, value: value as z.output<C['query']> }
    : { ok: false, errors }
}

/** The values that are not empty, by the name as it was sent. */
function valuesByName(params: URLSearchParams): Map<string, string[]> {
  const sent = new Map<string, string[]>()
  for (const [name, value] of params) {
    if (value === '') continue
    const values = sent.get(name)
    if (values) values.push(value)
    else sent.set(name, [value])
  }
  return sent
}

/** Every name a field was sent by, with its values without repeats. */
function sourcesOf(names: QueryField['names'], sent: ReadonlyMap<string, string[]>): Source[] {
  const sources: Source[] = []
  for (const { single, list } of names) {
    const texts = [...(sent.get(list) ?? []), ...(sent.get(single) ?? [])]
    if (texts.length > 0) sources.push({ name: single, texts: [...new Set(texts)] })
  }
  return sources
}

function sameTexts(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((text) => right.includes(text))
}
