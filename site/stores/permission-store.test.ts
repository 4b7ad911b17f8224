import { expect, test, vi } from 'vitest'
import { permissionNames } from '#core/session/permission.ts'
import { createPermissionStore, resultOf } from './permission-store.ts'

const answersOf = (allowed: readonly string[]) =>
  Object.fromEntries(permissionNames.map((name) => [name, allowed.includes(name)]))

test('S-39 all that ask at once share one check, and what it said stays', async () => {
  const ask = vi.fn<() => Promise<Record<string, boolean>>>(async () => answersOf(['users.read']))
  const store = createPermissionStore({ userId: () => 'u1', ask })
  expect(resultOf(store.state, 'users.read').kind).toBe('ask')
  await Promise.all([store.check(), store.check()])
  await store.check()
  expect(ask).toHaveBeenCalledOnce()
  expect(resultOf(store.state, 'users.read').kind).toBe('allow')
  expect(resultOf(store.state, 'rates.read')).toMatchObject({ failure: { statusCode: 403 } })
})

test('S-40 a check that failed gives 403 and is made anew at the next visit', async () => {
  const ask = vi
    .fn<() => Promise<Record<string, boolean>>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(answersOf(['users.read']))
  const store = createPermissionStore({ userId: () => 'u1', ask })
  await store.check()
  expect(resultOf(store.state, 'users.read').kind).toBe('fail')
  await store.check()
  expect(resultOf(store.state, 'users.read').kind).toBe('allow')
})

test('S-41 a change of user empties it, and a late answer for the user before is dropped', async () => {
  let userId: string | null = 'u1'
  let answer = (_: Record<string, boolean>) => {}
  const ask = (id: string) =>
    id === 'u1'
      ? new Promise<Record<string, boolean>>((resolve) => {
          answer = resolve
        })
      : Promise.resolve(answersOf([]))
  const store = createPermissionStore({ userId: () => userId, ask })
  const first = store.check()
  userId = 'u2'
  await store.check()
  answer(answersOf(permissionNames))
  await first
  expect(resultOf(store.state, 'users.read').kind).toBe('fail')
  userId = null
  await store.check()
  expect(resultOf(store.state, 'users.read').kind).toBe('ask')
})
