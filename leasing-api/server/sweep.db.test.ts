import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { oldestStoredOrder } from '#core/contract/retention.ts'
import * as schema from '../db/schema/index.ts'
import type { ServedCall } from '../routes/not-served-yet.ts'
import { type ContractWorld, contractWorld } from '../test/environments/contract-world.ts'
import { sweep } from './sweep.ts'

const tables = Object.values(schema).flatMap((each) =>
  is(each, PgTable) ? [getTableName(each)] : [],
)
const dayMs = 24 * 60 * 60 * 1000

let world: ContractWorld
beforeAll(async () => {
  world = await contractWorld()
})
afterAll(() => world.close())

test('S-87 SECURITY.md says of every table when its rows go', () => {
  const file = path.resolve(import.meta.dirname, '../../docs/SECURITY.md')
  const section = readFileSync(file, 'utf8').split('## How long things are stored')[1] ?? ''
  const named = [...section.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name)
  expect(tables.filter((name) => !named.includes(name))).toEqual([])
})

/** Tables that hold something for a time, by the days after which nothing of a call is left in them. */
const gone: readonly (readonly [days: number, tables: readonly string[]])[] = [
  [1, ['form_drafts', 'login_codes', 'authorization_tokens', 'login_failures']],
  [8, ['customer_forms', 'account_links']],
  [31, ['deliveries', 'outbox_messages', 'front_errors', 'sessions', 'refresh_tokens']],
  [91, ['conversions']],
  [
    762,
    [
      'orders',
      'order_codes',
      'lead_steps',
      'form_submissions',
      'audit_log',
      'price_alerts',
      'quotes',
    ],
  ],
]

/** What goes last: after 24 calendar months. */
const untilTheEnd = ['orders', 'form_submissions', 'audit_log']

test('S-87 C-61 what every call has stored goes when its time is over, and not before', async () => {
  const { api } = world
  for (const name of Object.keys(calls) as ServedCall[]) {
    if (calls[name].caching === 'public') continue
    await world.ask(calls[name], await world.requestFor(name)).catch(() => null)
  }
  await api.deliveries.settled()
  const begin = api.now()
  const sweepNow = () =>
    sweep(api.services.database, { now: api.now(), logger: api.services.logger })
  const rows = () => api.database.call.countRows()
  const filled = await rows()
  for (const name of [...untilTheEnd, 'deliveries', 'users', 'quotes'])
    expect(filled[name], name).toBeGreaterThan(0)

  for (const [days, names] of gone) {
    api.wait(begin.getTime() + days * dayMs - api.now().getTime())
    const before = await rows()
    await sweepNow()
    const after = await rows()
    for (const name of names) expect(after[name], `${name} after ${days} days`).toBe(0)
    for (const name of days < 730 ? untilTheEnd : ['users'])
      expect(after[name], `${name} after ${days} days`).toBe(before[name])
  }
  expect(oldestStoredOrder(api.now()).getTime()).toBeGreaterThan(begin.getTime())
})
