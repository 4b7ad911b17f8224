import { expect, test } from 'vitest'
import { readBody } from './body.ts'
import { callTimes } from './call-times.ts'
import { calls } from '../calls.ts'

test('C-25 the six times somebody may ask to be called at', () => {
  expect(callTimes).toEqual(['today', 'tomorrow', 'ASAP', 'AM', 'PM', 'other'])
})

test.each(['putOrder', 'putPcpOrder'] as const)('C-25 %s takes them and no other', (name) => {
  for (const callTime of callTimes) {
    expect(readBody(calls[name], { callTime, writeToken: 'w' })).toMatchObject({
      ok: true,
      value: { callTime },
    })
  }
  expect(readBody(calls[name], { callTime: 'am', writeToken: 'w' })).toEqual({
    ok: false,
    errors: { callTime: ['Give one of today, tomorrow, ASAP, AM, PM, other.'] },
  })
})
