import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body and authority. */
test.each([
  ['postExperimentView', 'POST /api/experiment-views', '', 'variant', 'private guest'],
  ['getExperimentCounts', 'GET /internal/experiment-counts', 'from', null, 'private site'],
] as const)('C-140 C-141 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})
