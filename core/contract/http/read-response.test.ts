import { expect, test } from 'vitest'
import { readResponse } from './read-response.ts'
import { calls } from '../calls.ts'

test('C-15 what is not declared is left out of an answer', () => {
  expect(readResponse(calls.getPhoneConfig, { phones: true, more: 1 })).toEqual({
    ok: true,
    value: { phones: true },
  })
})

test('C-15 what does not fit is named by its place', () => {
  const reading = readResponse(calls.listCarModels, { data: [{ id: 'one', slug: 's', name: 2 }] })
  expect(reading.ok).toBe(false)
  if (!reading.ok) expect(Object.keys(reading.errors)).toEqual(['data.0.id', 'data.0.name'])
})

test('C-15 what is no answer at all is named as such', () => {
  const reading = readResponse(calls.getPhoneConfig, 'no')
  expect(reading.ok).toBe(false)
  if (!reading.ok) expect(Object.keys(reading.errors)).toEqual(['answer'])
})
