import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  currentRequestId,
  newRequestId,
  requestIdHeaders,
  requestIdOf,
  withRequestId,
} from './request-id.ts'

test.each([
  ['its own', 'kZ3v0bWn7x2QfLr9', true],
  ['a UUID', '3f2b8a52-1f0e-4b1c-9f53-0a2c7f0f9a11', true],
  ['one that is too short', 'abc', false],
  ['one that is too long', 'x'.repeat(65), false],
  ['words', 'ada@example.com', false],
  ['two headers', ['kZ3v0bWn7x2QfLr9', 'other-id-9'], false],
  ['nothing', undefined, false],
])('C-146 a request with %s as id keeps it: %#', (_, given, isKept) => {
  const id = requestIdOf(given)
  expect(id === given).toBe(isKept)
  expect(id).toMatch(/^[\w-]{8,64}$/)
})

test('C-146 new ids differ', () => {
  expect(new Set(Array.from({ length: 1000 }, newRequestId)).size).toBe(1000)
})

test('C-146 the id holds for all that a request waits for, and for no other', async () => {
  const seen = await Promise.all(
    ['first-request', 'second-request'].map((id) =>
      withRequestId(id, async () => {
        await wait(5)
        return [currentRequestId(), requestIdHeaders()]
      }),
    ),
  )
  expect(seen).toEqual([
    ['first-request', { 'x-request-id': 'first-request' }],
    ['second-request', { 'x-request-id': 'second-request' }],
  ])
  expect(currentRequestId()).toBeNull()
  expect(requestIdHeaders()).toEqual({})
})
