import type { z } from 'zod'
import { aliasesOf } from '../aliases.ts'
import type { Call } from '../call.ts'
import { plainMessage } from '../plain-message.ts'

/** A value of a field, absent where there is none; or what is wrong with it. */
export type FieldReading = { value?: unknown } | { messages: string[] }

/** A field of a call's query and how to read it. */
export type QueryField = {
  field: string
  /** The names it goes by, its own first, each as it is sent with one value and as a list. */
  names: readonly { single: string; list: string }[]
  isList: boolean
  /** What it is when nothing is sent. */
  absent: FieldReading
  /** Its value from what was sent; the same text may be answered with the same value. */
  read: (texts: readonly string[]) => FieldReading
}

/** Calls are constants, and every request of one reads the same fields. */
const knownFields = new WeakMap<Call, readonly QueryField[]>()

export function queryFields(call: Call): readonly QueryField[] {
  const known = knownFields.get(call)
  if (known) return known
  const fields = Object.entries(call.query.shape).map(([field, schema]): QueryField => {
    const isMany = isList(schema)
    const isNumber = unwrap(isMany ? itemOf(schema) : schema)._zod.def.type === 'number'
    const parse = (texts: readonly string[]) => {
      const values = texts.map((text) => typed(isNumber, text))
      return readingOf(schema, isMany ? values : values[0])
    }
    return {
      field,
      names: [field, ...aliasesOf(field)].map((name) => ({ single: name, list: `${name}[]` })),
      isList: isMany,
      absent: readingOf(schema, undefined),
      read: call.caching === 'public' ? remembering(parse) : parse,
    }
  })
  knownFields.set(call, fields)
  return fields
}

const mostRemembered = 1000
const longestRememberedCharacters = 100

/**
 * Visitors send the same few values again and again, and looking one up takes a tenth of the time
 * of judging it by its schema. Only for fields that hold nothing of one person.
 */
function remembering(parse: QueryField['read']): QueryField['read'] {
  const remembered = new Map<string, FieldReading>()
  return (texts) => {
    const key = texts.length === 1 ? `1${texts[0]}` : JSON.stringify(texts)
    const known = remembered.get(key)
    if (known) return known
    const reading = parse(texts)
    if (key.length <= longestRememberedCharacters) {
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(key, reading)
    }
    return reading
  }
}

function readingOf(schema: z.core.$ZodType, value: unknown): FieldReading {
  const parsed = (schema as z.ZodType).safeParse(value, { error: plainMessage })
  if (!parsed.success) {
    return { messages: [...new Set(parsed.error.issues.map(({ message }) => message))] }
  }
  // Lists are handed out to more than one request.
  return parsed.data === undefined ? {} : { value: Object.freeze(parsed.data) }
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
