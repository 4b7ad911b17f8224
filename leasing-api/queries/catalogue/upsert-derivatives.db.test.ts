import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallWorld } from '#leasing-api/test/environments/small-world.ts'
import { openTestDatabase, type TestDatabase } from '#leasing-api/test/databases/test-database.ts'
import type { DerivativeRecord } from './upsert-derivatives.ts'

let database: TestDatabase
let call: TestDatabase['call']
const authored = smallWorld().derivatives.slice(0, 12)
const official = (record: DerivativeRecord, changes: Partial<DerivativeRecord> = {}) => ({
  ...record,
  source: 'vca' as const,
  capId: null,
  ...changes,
})

beforeAll(async () => {
  database = await openTestDatabase()
  call = database.call
})
afterAll(() => database.close())

const nothingWithdrawn = { withdrawn: 0, revived: 0, isPart: false }

const find = async (storedKey: string) =>
  (await call.readCatalogue()).derivatives.find((row) => row.storedKey === storedKey)

test('new cars are added with their makes, ranges and models, and read back whole', async () => {
  const version = await call.readRatesVersion()
  expect(await call.upsertDerivatives({ derivatives: authored })).toEqual({
    inserted: 12,
    updated: 0,
    unchanged: 0,
    ...nothingWithdrawn,
  })
  expect(await call.readRatesVersion()).toBe(version + 1)
  const { manufacturer, range, carModel, storedKey, source, capId, ...facts } = authored[0]!
  const row = await find(storedKey)
  expect(row?.derivative).toMatchObject({ manufacturer, carModel, capId: String(capId), ...facts })
  expect(row?.derivative.range).toMatchObject({ slug: range.slug, name: range.name })
  expect(row?.source).toBe(source)
})

test('a second time nothing changes, the version neither', async () => {
  const version = await call.readRatesVersion()
  expect(await call.upsertDerivatives({ derivatives: authored })).toEqual({
    inserted: 0,
    updated: 0,
    unchanged: 12,
    ...nothingWithdrawn,
  })
  expect(await call.readRatesVersion()).toBe(version)
})

test('official figures replace authored ones under the same key and number, for good', async () => {
  const record = authored[1]!
  const better = official(record, { co2: 77, co2Best: 70, isApproximate: false })
  expect(await call.upsertDerivatives({ derivatives: [better] })).toMatchObject({ updated: 1 })
  expect(await call.upsertDerivatives({ derivatives: [record] })).toMatchObject({ unchanged: 1 })
  const row = await find(record.storedKey)
  expect(row?.source).toBe('vca')
  expect(row?.derivative).toMatchObject({
    capId: String(record.capId),
    co2: 77,
    isApproximate: false,
  })
})

test('cars without a number get one from 900,000,001 and keep it', async () => {
  const [first, second] = ['a', 'b'].map((letter) =>
    official(authored[2]!, { storedKey: `test ${letter}`, name: `Test ${letter}` }),
  )
  await call.upsertDerivatives({ derivatives: [first!, second!] })
  expect((await find('test a'))?.derivative.capId).toBe('900000001')
  await call.upsertDerivatives({ derivatives: [{ ...second!, doors: 3 }] })
  expect((await find('test b'))?.derivative).toMatchObject({ capId: '900000002', doors: 3 })
  await call.upsertDerivatives({
    derivatives: [{ ...second!, storedKey: 'test c', name: 'Test c' }],
  })
  expect((await find('test c'))?.derivative.capId).toBe('900000003')
})

test('one wrong record and nothing is written', async () => {
  const version = await call.readRatesVersion()
  const good = official(authored[3]!, { storedKey: 'test good' })
  const bad = official(authored[3]!, { storedKey: 'test bad', doors: 1.5 })
  await expect(call.upsertDerivatives({ derivatives: [good, bad] })).rejects.toMatchObject({
    name: 'QueryError',
    code: '22P02',
  })
  expect(await find('test good')).toBeUndefined()
  expect(await call.readRatesVersion()).toBe(version)
})
