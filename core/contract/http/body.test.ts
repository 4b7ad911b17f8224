import { expect, test } from 'vitest'
import { readBody } from './body.ts'
import { calls } from '../calls.ts'

const good = { offerId: '1-10000001-p36-8000-6-fn', capId: '10000001', name: 'Ada' }

test('C-04 C-07 undeclared fields are dropped and null counts as absent', () => {
  const reading = readBody(calls.postOrder, { ...good, message: null, state: 'confirmed' })
  expect(reading).toEqual({ ok: true, value: { ...good, email: '', phone: '' } })
})

test.each([[null], ['text'], [[good]], [7]])('C-07 %j is not a body', (json) => {
  expect(readBody(calls.postOrder, json)).toEqual({
    ok: false,
    errors: { body: ['Send a JSON object.'] },
  })
})

test.each([
  [{ ...good, offerId: 'x' }, 'offerId'],
  [{ ...good, capId: 10000001 }, 'capId'],
  [{ ...good, name: { first: 'Ada' } }, 'name'],
  [{ ...good, subscription: 'false' }, 'subscription'], // a text is no consent
  [{ ...good, utm_source: 'x'.repeat(201) }, 'utm_source'],
  [{ ...good, name: 'A\0da' }, 'name'],
  [{ ...good, message: '\ud800' }, 'message'],
  [{ capId: good.capId }, 'offerId'],
])('C-08 %j is refused by its field', (json, field) => {
  const reading = readBody(calls.postOrder, json)
  expect(reading.ok).toBe(false)
  if (!reading.ok) expect(Object.keys(reading.errors)).toEqual([field])
})

test('C-07 a nested text that no database keeps is refused', () => {
  const draft = { form: 'x', values: { name: 'A\0' }, errors: {} }
  expect(readBody(calls.postFormDraft, draft)).toEqual({
    ok: false,
    errors: { values: ['Leave out characters that cannot be shown.'] },
  })
  const named = { form: 'x', values: { 'na\0me': 'A' }, errors: {} }
  expect(readBody(calls.postFormDraft, named)).toMatchObject({ ok: false })
})

test('C-08 what is missing or too long is said by the key of its message', () => {
  expect(readBody(calls.postOrder, { capId: '1', utm_source: 'x'.repeat(201) })).toEqual({
    ok: false,
    errors: { offerId: ['errors.required'], utm_source: ['errors.maxLength'] },
  })
})
