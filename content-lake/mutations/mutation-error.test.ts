import { expect, test } from 'vitest'
import { alreadyExists, atMutation } from './mutation-error.ts'

test('an error says which mutation of the transaction it was', () => {
  const error = atMutation(alreadyExists('a'), 3)
  expect(error).toMatchObject({
    status: 409,
    details: { items: [{ index: 3, error: { type: 'documentAlreadyExistsError', id: 'a' } }] },
  })
})

test('what no mutation is to blame for stays as it is', () => {
  const error = new Error('something else')
  expect(atMutation(error, 3)).toBe(error)
})
