import { describe, expect, test } from 'vitest'
import type { Call } from '../call.ts'
import { calls } from '../calls.ts'
import { failureStatuses } from './failure-status.ts'

const statuses = Object.keys(failureStatuses).map(Number)

describe('C-52 statuses of failures', () => {
  test('there are these and no others', () => {
    expect(statuses).toEqual([400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429, 500, 503])
  })

  test('a call declares none that is not among them', () => {
    for (const call of Object.values(calls) as Call[]) {
      const declared = Object.keys(call.failures ?? {}).map(Number)
      expect(statuses, call.path).toEqual(expect.arrayContaining(declared))
    }
  })

  test.each([
    ['postOrder', [404, 409, 422, 429]],
    ['postPcpOrder', [404, 409, 422, 429]],
    ['putOrder', [403, 404, 422, 429]],
    ['putPcpOrder', [403, 404, 422, 429]],
    ['confirmOrder', [404, 422]],
    ['getOrder', [404]],
    ['postOrderCode', [404, 409, 429]],
    ['postContact', [422, 429]],
    ['getUser', [401, 403, 404]],
  ] as const)('%s: %j', (name, expected) => {
    expect(Object.keys(calls[name].failures ?? {}).map(Number)).toEqual(expected)
  })
})
