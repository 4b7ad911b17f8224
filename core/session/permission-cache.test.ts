import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permissionResult, permissionsOf, withPermissions } from './permission-cache.ts'

const empty = permissionsOf({ userId: null, answers: {} }, 'u1')
const cache = withPermissions(empty, 'u1', { 'orders.read': true, 'rates.import': false })
const refused = { kind: 'fail', failure: { statusCode: 403, message: null } }

describe('S-39 an answer is kept', () => {
  test('and not asked for again', () => {
    expect(permissionResult(empty, 'orders.read')).toEqual({ kind: 'ask' })
    expect(permissionResult(cache, 'orders.read')).toEqual({ kind: 'allow' })
    expect(permissionResult(cache, 'rates.import')).toEqual(refused)
    expect(permissionResult(cache, 'orders.read', true)).toEqual({ kind: 'allow' })
  })

  test('beside the others, until a newer one comes', () => {
    const more = withPermissions(cache, 'u1', { 'rates.import': true, 'users.read': false })
    expect(more).toEqual({
      userId: 'u1',
      answers: { 'orders.read': true, 'rates.import': true, 'users.read': false },
    })
  })

  test('and the empty name is always allowed', () => {
    expect(permissionResult(empty, '', true)).toEqual({ kind: 'allow' })
  })

  test('and a name the language knows is no answer', () => {
    expect(permissionResult(cache, 'constructor')).toEqual({ kind: 'ask' })
  })
})

test('S-40 a failed check gives 403 and is asked for again', () => {
  expect(permissionResult(cache, 'users.read', true)).toEqual(refused)
  expect(permissionResult(cache, 'users.read')).toEqual({ kind: 'ask' })
})

describe('S-41 a change of user', () => {
  test('empties what is kept', () => {
    expect(permissionsOf(cache, 'u2')).toEqual({ userId: 'u2', answers: {} })
    expect(permissionsOf(cache, null)).toEqual({ userId: null, answers: {} })
    expect(permissionsOf(cache, 'u1')).toBe(cache)
  })

  test('makes late answers worthless', () => {
    const other = permissionsOf(cache, 'u2')
    expect(withPermissions(other, 'u1', { 'orders.read': true })).toBe(other)
  })

  test('S-41 no user is ever shown what only another was allowed', () => {
    const user = fc.constantFrom('u1', 'u2')
    const steps = fc.array(fc.tuple(fc.boolean(), user, user))
    fc.assert(
      fc.property(steps, (sequence) => {
        let now = empty
        for (const [isChange, current, asked] of sequence) {
          now = isChange
            ? permissionsOf(now, current)
            : withPermissions(now, asked, { 'orders.read': asked === 'u1' })
          if (now.userId === 'u2') {
            expect(permissionResult(now, 'orders.read')).not.toEqual({ kind: 'allow' })
          }
        }
      }),
    )
  })
})
