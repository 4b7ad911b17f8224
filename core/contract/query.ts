import type { z } from 'zod'
import { aliasesOf } from './aliases.ts'
import type { Call } from './call.ts'
import { isKeepable, unkeepableMessage } from './keepable.ts'

/** A part of a request or an answer that was read, or what is wrong with each field. Rule C-08. */
export type Reading<Value> =
  | { ok: true; value: Value }
  | { ok: false; errors: Record<string, string[]> }

type Source = { name: string; values: string[] }

/** A field of a call's query, as far as its schema says how to read it. */
type Field = {
  field: string
  /** The names it goes by, its own first. */
  names: readonly string[]
  isList: boolean
  isNumber: boolean
}

/** Calls are constants, and every request of one reads the same fields. */
const knownFields = new WeakMap<Call, readonly Field[]>()

function fieldsOf(call: Call): readonly Field[] {
  const known = knownFields.get(call)
  if (known) return known
  const fields = Object.entries(call.query.shape).map(([field, schema]): Field => {
    const isMany = isList(schema)
    return {
      field,
      names: [field, ...aliasesOf(field)],
      isList: isMany,
      isNumber: unwrap(isMany ? itemOf(schema) : schema)._zod.def.type === 'number',
    }
  })
  knownFields.set(call, fields)
  return fields
}

/**
 * Reads a query by a call's schema. Lists are `name[]=a&name[]=b` or a repeated name; an empty
 * value means absent; unknown parameters are ignored. A field given under two of its names with
 * different values is an error, and so is a single value given twice differently.
 * Errors stand under the name that was sent. Rules C-03, C-04, C-05, C-08.
 */
export function readQuery<C extends Call>(
  call: C,
  params: URLSearchParams,
): Reading<z.output<C['query']>> {
  const errors: Record<string, string[]> = {}
  const input: Record<string, unknown> = {}
  const sentNames: Record<string, string> = {}
  const sent = valuesByName(params)
  for (const { field, names, isList, isNumber } of fieldsOf(call)) {
    const sources = sourcesOf(names, sent)
    const source = sources[0]
    if (!source) continue
    sentNames[field] = source.name
    const other = sources.find((each) => !sameValues(each.values, source.values))
    if (!isKeepable(source.values)) errors[source.name] = [unkeepableMessage]
    else if (other) errors[other.name] = [`Give ${source.name} or ${other.name}, not both.`]
    else if (isList) input[field] = source.values.map((text) => typed(isNumber, text))
    else if (source.values.length > 1) errors[source.name] = ['Give one value.']
    else input[field] = typed(isNumber, source.values[0]!)
  }
  const parsed = call.query.safeParse(input, { error: plainMessage })
  if (!parsed.success) collectIssues(parsed.error, sentNames, errors)
  return parsed.success && Object.keys(errors).length === 0
    ? { ok: true, value: parsed.data as z.output<C['query']> }
    : { ok: false, errors }
}

/** What a schema that names no message of its own says: keys of `core/messages`. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'errors.required' : 'This value is of the wrong kind.'
  }
  return issue.code === 'too_big' && issue.origin === 'string' ? 'errors.maxLength' : undefined
}

/** The messages of a failed parse by the first part of their path. */
export function collectIssues(
  error: z.ZodError,
  names: Readonly<Record<string, string>>,
  errors: Record<string, string[]>,
): void {
  for (const issue of error.issues) {
    // What is read are the fields of an object, so an issue always names one.
    const field = String(issue.path[0])
    const list = (errors[names[field] ?? field] ??= [])
    if (!list.includes(issue.message)) list.push(issue.message)
  }
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
function sourcesOf(names: readonly string[], sent: ReadonlyMap<string, string[]>): Source[] {
  const sources: Source[] = []
  for (const name of names) {
    const asList = sent.get(`${name}[]`)
    const single = sent.get(name)
    if (asList || single) {
      sources.push({ name, values: [...new Set([...(asList ?? []), ...(single ?? [])])] })
    }
  }
  return sources
}

function sameValues(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((value) => right.includes(value))
}

/**
 * Text as it is, or as a number. Only plain decimal digits are a number here: `Number` itself also
 * takes '0x10', '1e3' and blanks. Rule C-08.
 */
function typed(isNumber: boolean, text: string): unknown {
  if (!isNumber) return text
  return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

/** Whether a query field is a list. */
export function isList(schema: z.core.$ZodType): boolean {
  return unwrap(schema)._zod.def.type === 'array'
}

function itemOf(list: z.core.$ZodType): z.core.$ZodType {
  return (unwrap(list) as z.core.$ZodArray)._zod.def.element
}

/** The schema under its default and optional wrappers. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as { type: string; innerType?: z.core.$ZodType }
  const isWrapper = def.type === 'default' || def.type === 'optional' || def.type === 'nullable'
  return isWrapper && def.innerType ? unwrap(def.innerType) : schema
}
