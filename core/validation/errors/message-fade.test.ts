import { expect, test } from 'vitest'
import { messagePhase, movementMs } from './message-fade.ts'

test.each([
  ['stays while nothing is mended', null, 90_000, 'shown'],
  ['stays for a second, mended at once', 5100, 5999, 'shown'],
  ['goes after that second', 5100, 6000, 'going'],
  ['goes at once when mended later', 8000, 8000, 'going'],
  ['goes for 400 ms', 8000, 8399, 'going'],
  ['has gone then', 8000, 8400, 'gone'],
  ['has gone 1.4 seconds after a field mended at once', 5000, 6400, 'gone'],
] as const)('D-11 a message that came at 5000 %s', (_, mendedAtMs, nowMs, phase) => {
  expect(messagePhase({ shownAtMs: 5000, mendedAtMs }, nowMs)).toBe(phase)
})

test('D-12 things move for 200 ms, and not at all where less motion is wanted', () => {
  expect(movementMs(false)).toBe(200)
  expect(movementMs(true)).toBe(0)
})
