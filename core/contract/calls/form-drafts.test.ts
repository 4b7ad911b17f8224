import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  ['postFormDraft', 'POST /internal/form-drafts', '', '+ form values errors', 'private site'],
  ['getFormDraft', 'GET /internal/form-drafts/{id}', '', null, 'private site'],
] as const)('C-47 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})
