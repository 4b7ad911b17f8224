import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { unlessSilent } from './silent-database.ts'

test('D-108 a read of a database that says nothing is given up with 503 and when to come again', async () => {
  const startedAtMs = performance.now()
  const silentForMs = () => performance.now() - startedAtMs
  const answer = await unlessSilent({ silentForMs }, new Promise(() => {}))
  expect(performance.now() - startedAtMs).toBeLessThan(2500)
  expect(answer).toBeInstanceOf(Failure)
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
})

test('D-108 one that finishes others is waited for, and its errors are its own', async () => {
  const busy = { silentForMs: () => 100 }
  expect(await unlessSilent(busy, wait(300, 'late'))).toBe('late')
  await expect(unlessSilent(busy, Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await unlessSilent({}, wait(1, 'in a test'))).toBe('in a test')
})
