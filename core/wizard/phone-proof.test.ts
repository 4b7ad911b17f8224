import { expect, test } from 'vitest'
import { linkLifetimeMs, phoneProof } from './phone-proof.ts'

test.each([
  ['+447700900123', 'code'],
  ['+441134960112', 'link'],
  ['+442079460018', 'link'],
])('W-106 %s is confirmed by a %s', (phone, proof) => {
  expect(phoneProof(phone)).toBe(proof)
})

test('W-106 a link works for a day', () => {
  expect(linkLifetimeMs).toBe(86_400_000)
})
