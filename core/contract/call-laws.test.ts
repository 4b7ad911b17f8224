import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { readResponse } from './http/read-response.ts'
import { readBody } from './http/body.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { declared } from './test/declared.ts'
import { readQuery } from './http/query.ts'
import { requestOf } from './http/request.ts'
import { requestShape } from './request-shape.ts'

const named: [string, Call][] = Object.entries(calls)

const slug = fc.constantFrom('ford', 'focus', '3-series', 'a.b', '12')

/** Values of texts with a pattern, by the field's name. */
const byName: Record<string, fc.Arbitrary<string>> = {
  capId: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  assignee: fc.constantFrom('me', 'nobody', 'kZ3v0bWn7x2QfLr9sTqYdA'),
  regDate: fc.constant('2024-02-29'),
  startDate: fc.constant('2023-12-01'),
}

type Definition = {
  type: string
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  entries?: Record<string, string>
  values?: string[]
}

/** Values a field of a query can be sent with, made from its schema; a flag is true or false. */
function valuesOf(field: string, schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Definition
  const { minValue, maxValue } = schema as z.ZodNumber
  if (def.innerType) return valuesOf(field, def.innerType)
  if (def.type === 'pipe') return fc.boolean()
  if (def.type === 'array') {
    return fc.uniqueArray(valuesOf(field, def.element!), { minLength: 1, maxLength: 5 })
  }
  if (def.type === 'number') return fc.integer({ min: minValue!, max: maxValue! })
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries!))
  if (def.type === 'literal') return fc.constantFrom(...def.values!)
  return byName[field] ?? slug
}

const queryOf = ({ query }: Call) =>
  fc.record(
    Object.fromEntries(
      Object.entries(query.shape).map(([field, schema]) => [
        field,
        valuesOf(field, schema as z.core.$ZodType),
      ]),
    ),
    { requiredKeys: [] },
  )

describe.each(named)('%s', (_, call) => {
  test('C-03 C-06 a query sent and read is the query', () => {
    if (call === (calls.listOfferColumns as Call)) return // its one field is required, see below
    if (call === (calls.getExperimentCounts as Call)) return // its one field is a day
    fc.assert(
      fc.property(queryOf(call), (query) => {
        const { url } = requestOf(requestShape({ ...call, path: '/x' }), { query })
        const reading = readQuery(call, new URLSearchParams(url.slice(2)))
        expect(reading).toMatchObject({ ok: true, value: query })
      }),
      { numRuns: 8 },
    )
  })

  test('C-08 no query makes it throw, and what is wrong stands under the name that was sent', () => {
    const names = [...declared(call).query, 'nobodyAsked', '__proto__']
    const pair = fc.tuple(
      fc.constantFrom(...names, ...names.map((name) => `${name}[]`)),
      fc.oneof(fc.string(), fc.constantFrom('36', '-1', 'ford', '1.5', '0')),
    )
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
        const reading = readQuery(call, new URLSearchParams(pairs))
        if (reading.ok) return
        const sent = [...pairs.map(([name]) => name.replace('[]', '')), 'format']
        for (const name of Object.keys(reading.errors)) expect(sent).toContain(name)
      }),
      { numRuns: 15 },
    )
  })

  test('C-08 no body makes it throw, and what is wrong names a declared field', () => {
    const fields = [...(declared(call).body ?? []), 'body']
    const body = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 6 }),
    )
    fc.assert(
      fc.property(body, (json) => {
        const reading = readBody(call, json)
        if (reading.ok) return
        const known = [...fields, ...Object.keys(Object(json) as object)]
        for (const name of Object.keys(reading.errors)) expect(known).toContain(name)
      }),
      { numRuns: 15 },
    )
  })

  test('C-15 no answer makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), (json) => {
        const reading = readResponse(call, json)
        expect(reading.ok || Object.keys(reading.errors).length > 0).toBe(true)
      }),
      { numRuns: 8 },
    )
  })
})
