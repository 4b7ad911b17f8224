import { expect, test } from 'vitest'
import type { DatabaseCalls } from './database.ts'
import { withSilence } from './database-silence.ts'

test('D-108 a database is silent since it last finished a query while others wait', async () => {
  let now = 1000
  const open: PromiseWithResolvers<never[]>[] = []
  const ask = () => {
    const query = Promise.withResolvers<never[]>()
    open.push(query)
    return query.promise
  }
  const given = { readProviders: ask } as Partial<DatabaseCalls> as DatabaseCalls
  const { call, silentForMs } = withSilence(given, () => now)
  expect(silentForMs()).toBe(0)
  const first = call.readProviders()
  now = 2500
  const second = call.readProviders()
  expect(silentForMs()).toBe(1500)
  open[1]!.resolve([])
  await second
  expect(silentForMs()).toBe(0)
  now = 3000
  expect(silentForMs()).toBe(500)
  open[0]!.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  expect(silentForMs()).toBe(0)
})
