import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentReader } from '../content/content-reader.ts'
import { createDealSearchHolder, type DealSearchHolder } from '../deal-search/holder.ts'
import { accountSecrets } from '../accounts/account-secrets.ts'
import { scryptPasswords } from '../accounts/passwords.ts'
import { changeLocks } from '../imports/change-locks.ts'
import { orderSecrets } from '../orders/order-secrets.ts'
import { responseTimes } from '#leasing-api/leads/response-times.ts'
import { outboxTexts } from '../outbox/send-text.ts'
import type { Environment } from '../server/environment.ts'
import type { Readiness } from '../server/services.ts'
import {
  nothingCounted,
  nothingDelivered,
  nothingOutside,
  nothingUploaded,
  nothingWatched,
} from '../test/environments/nothing-outside.ts'
import { testDay, testInstant } from '../test/environments/small-world.ts'
import { openTestDatabase, type TestDatabase } from '../test/databases/test-database.ts'
import type { SiteNews } from '../webhook/notify-site.ts'
import type { OperatorMessage } from './operator-message.ts'
import { addOperatorRoutes } from './operator-routes.ts'
import { operatorToken, operatorTokenFile } from './operator-token.ts'

const dataFolder = mkdtempSync(path.join(tmpdir(), 'operator-'))
const token = operatorToken(dataFolder)
const told: SiteNews[] = []
const app = new Hono<Environment>()
let database: TestDatabase
let deals: DealSearchHolder
let readiness: Readiness = { status: 'starting', progress: null }
let capId: string

beforeAll(async () => {
  database = await openTestDatabase({ isSeeded: true })
  deals = await createDealSearchHolder(database, {
    today: () => testDay,
    now: () => testInstant,
    pollIntervalMs: 60_000,
  })
  const clock = () => new Date(testInstant)
  readiness = {
    status: 'ready',
    services: {
      database,
      deals,
      secrets: orderSecrets('a signing key for tests only'),
      accounts: {
        secrets: accountSecrets('a signing key for tests only'),
        passwords: scryptPasswords({ N: 1024, r: 8, p: 1 }),
      },
      outside: nothingOutside,
      deliveries: nothingDelivered,
      responseTimes: responseTimes({ database, clock }),
      priceWatch: nothingWatched,
      pageCounter: nothingCounted,
      changes: changeLocks(),
      rateUploads: nothingUploaded,
      messagesTo: 'messages@larkway.example',
      siteUrl: 'http://127.0.0.1:3000',
      sendText: outboxTexts(database, clock),
      content: contentReader(() => Promise.reject(new Error('not asked here')), {
        nowMs: () => 0,
        onFailure: () => {},
      }),
      clock,
      logger: pino({ level: 'silent' }),
    },
  }
  capId = (await database.call.readCatalogue()).derivatives[0]!.derivative.capId
  addOperatorRoutes(app, {
    readiness: () => readiness,
    dataFolder,
    token,
    notifySite: (news) => told.push(news),
    addressOf: (context) => context.req.header('test-address') ?? '127.0.0.1',
  })
}, 120_000)
afterAll(async () => {
  await deals.close()
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

const header =
  'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained\n'
const bookAt = (pounds: number) => `${header}${capId},personal,36,8000,6,${pounds},250,0,0,0\n`
const rateBooks = '/operator/rate-book-imports?provider=Drivestone&confirmFewer=1'

function post(
  address: string,
  body: string | Uint8Array | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
) {
  return app.request(address, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, ...headers },
    duplex: 'half',
  } as RequestInit)
}

async function resultOf(response: Response) {
  expect(response.status).toBe(200)
  const messages = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as OperatorMessage)
  const last = messages.at(-1)!
  if (last.type !== 'result') throw new Error('The answer ended without a result.')
  return { result: last.result, progress: messages.slice(0, -1) }
}

test('the token is made once, for its owner only', () => {
  expect(statSync(operatorTokenFile(dataFolder)).mode & 0o777).toBe(0o600)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(operatorToken(dataFolder)).toBe(token)
})

test.each([
  ['no token', { authorization: '' }, 401],
  ['a wrong token', { authorization: 'Bearer wrong' }, 403],
  ['another scheme', { authorization: 'Basic abc' }, 401],
  ['another machine', { 'test-address': '192.168.1.7' }, 403],
  ['nobody knows where', { 'test-address': '' }, 403],
  ['a forwarded request', { 'x-forwarded-for': '127.0.0.1' }, 403],
  ['a browser', { origin: 'http://localhost:3000' }, 403],
])('%s is refused', async (_, headers, status) => {
  const version = await database.call.readRatesVersion()
  for (const address of [rateBooks, '/operator/catalogue-imports', '/operator/anything']) {
    const response = await post(address, bookAt(100), headers as Record<string, string>)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  }
  expect(await database.call.readRatesVersion()).toBe(version)
})

test('loopback of either family is let through', async () => {
  for (const from of ['::1', '::ffff:127.0.0.1', '127.0.0.2']) {
    expect((await post('/operator/rate-book-imports', '', { 'test-address': from })).status).toBe(
      400,
    )
  }
})

test('a book is taken: progress, a report, the lists and the site know', async () => {
  const { result, progress } = await resultOf(
    await post(`${rateBooks}&name=../my%20book.csv`, bookAt(123)),
  )
  expect(result).toMatchObject({ ok: true, changed: 'rates' })
  expect(
    progress.map((message) => message.type === 'progress' && message.progress.label),
  ).toContain('Storing prices')
  expect(readFileSync(result.reportFile!, 'utf8')).toContain('.._my book.csv')
  expect(path.dirname(result.reportFile!)).toBe(path.join(dataFolder, 'reports'))
  expect(deals.current().ratesVersion).toBe(result.ratesVersion)
  expect(told.at(-1)).toEqual({ type: 'rates', ratesVersion: result.ratesVersion, tags: ['rates'] })
})

test('a bad book and a dry run change nothing and tell nobody', async () => {
  const before = told.length
  const version = await database.call.readRatesVersion()
  const bad = await resultOf(await post(rateBooks, bookAt(1)))
  expect(bad.result).toMatchObject({ ok: false, changed: null })
  expect(bad.result.lines.join('\n')).toContain('line 2, monthlyPayment "1"')
  const dry = await resultOf(await post(`${rateBooks}&dryRun=1`, bookAt(200)))
  expect(dry.result).toMatchObject({ ok: true, changed: null })
  expect(await database.call.readRatesVersion()).toBe(version)
  expect(told).toHaveLength(before)
})

test('T-20 a book that leaves a provider nearly without prices is held until it is confirmed', async () => {
  const version = await database.call.readRatesVersion()
  const address = '/operator/rate-book-imports?provider=Brightmile&allowBad=100%25'
  const { result } = await resultOf(await post(address, bookAt(180)))
  expect(result).toMatchObject({ ok: false, changed: null })
  expect(result.lines.join('\n')).toMatch(
    /held, nothing was changed\n +it leaves 1 of the [\d,]+ offers/,
  )
  expect(await database.call.readRatesVersion()).toBe(version)
  const confirmed = await resultOf(await post(`${address}&confirmFewer=1`, bookAt(180)))
  expect(confirmed.result).toMatchObject({ ok: true, changed: 'rates' })
})

test("the agency's file is taken, and the site hears of the catalogue", async () => {
  const file = readFileSync(new URL('../imports/vca/fixture/car-fuel-data.csv', import.meta.url))
  const { result } = await resultOf(await post('/operator/catalogue-imports?name=fuel.csv', file))
  expect(result).toMatchObject({ ok: true, changed: 'catalogue' })
  expect(told.at(-1)).toMatchObject({ type: 'catalogue', tags: ['catalogue'] })
  const again = await resultOf(await post('/operator/catalogue-imports?name=fuel.csv', file))
  expect(again.result).toMatchObject({ ok: true, changed: null })
})

test('T-18 one import at a time for each provider, whatever it is called', async () => {
  let end = () => {}
  const slow = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(header))
      end = () => {
        controller.enqueue(Buffer.from(`${capId},personal,36,8000,6,150,250,0,0,0\n`))
        controller.close()
      }
    },
  })
  const first = await post(rateBooks, slow)
  const second = await post('/operator/rate-book-imports?provider=6', bookAt(160))
  expect(second.status).toBe(409)
  expect(await second.json()).toEqual({ message: expect.stringContaining('running already') })
  const other = await resultOf(
    await post(
      '/operator/rate-book-imports?provider=Brightmile&confirmFewer=1&dryRun=1',
      bookAt(170),
    ),
  )
  expect(other.result.ok).toBe(true)
  end()
  expect((await resultOf(first)).result.ok).toBe(true)
  expect((await resultOf(await post(rateBooks, bookAt(160)))).result.ok).toBe(true)
})

test('whoever hangs up in the middle has changed nothing', async () => {
  const version = await database.call.readRatesVersion()
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(bookAt(140)))
      controller.error(new Error('connection lost'))
    },
  })
  const { result } = await resultOf(await post(rateBooks, broken))
  expect(result).toMatchObject({
    ok: false,
    lines: ['The command failed and nothing was changed: connection lost'],
  })
  expect(await database.call.readRatesVersion()).toBe(version)
})

test.each([
  ['/operator/rate-book-imports?provider=Nobody', 404, 'There is no provider "Nobody"'],
  ['/operator/rate-book-imports', 400, '--provider NAME'],
  [`${rateBooks}&allowBad=some`, 400, '--allow-bad is "some"'],
  [`${rateBooks}&validUntil=2027-02-30`, 400, '--valid-until is "2027-02-30", which is no day'],
])('%s is answered %i', async (address, status, reason) => {
  const response = await post(address, bookAt(100))
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ message: expect.stringContaining(reason) })
})

const said = async (address: string) => (await resultOf(await post(address, ''))).result

test('a segment is shown as a table, narrowed by profile', async () => {
  await resultOf(await post(rateBooks, bookAt(210)))
  const shown = await said(`/operator/rates/show?provider=Drivestone&cap=${capId}`)
  expect(shown).toMatchObject({ ok: true, changed: null })
  const text = shown.lines.join('\n')
  expect(text).toContain('Excess mileage')
  expect(text).toMatch(/personal +36 +8000 +6 +factory +£210.00 +£250.00 +yes/)
  expect(text).toContain('1 of 1 prices')
  const narrowed = await said(`/operator/rates/show?provider=Drivestone&cap=${capId}&term=48`)
  expect(narrowed.lines.join('\n')).toContain('0 of 1 prices')
})

test.each([
  ['show?provider=Drivestone&cap=999999999', 'prices no car with capId 999999999'],
  ['show?provider=Drivestone&cap=1&book=99999', 'has no lease book 99999. Its books with prices: '],
  ['show?provider=Nobody&cap=1', 'There is no provider "Nobody"'],
  ['books?provider=Nobody', 'There is no provider "Nobody"'],
])('rates/%s is answered in words', async (address, reason) => {
  const result = await said(`/operator/rates/${address}`)
  expect(result.ok).toBe(false)
  expect(result.lines.join('\n')).toContain(reason)
})

test('T-16 a rollback shows the earlier prices again, lists and site know, and the books say so', async () => {
  await resultOf(await post(rateBooks, bookAt(211)))
  await resultOf(await post(rateBooks, bookAt(22)))
  const before = deals.current().ratesVersion
  const result = await said('/operator/rates/rollback?provider=drivestone')
  expect(result).toMatchObject({ ok: true, changed: 'rates', ratesVersion: before + 1 })
  expect(deals.current().ratesVersion).toBe(before + 1)
  expect(told.at(-1)).toMatchObject({ type: 'rates', ratesVersion: before + 1 })
  const shown = await said(`/operator/rates/show?provider=Drivestone&cap=${capId}`)
  expect(shown.lines.join('\n')).toContain('£211.00')
  const books = await said('/operator/rates/books?provider=Drivestone')
  const states = books.lines.flatMap(
    (line) => /lease +(\w+) +(\w+)/.exec(line)?.slice(1).join(' ') ?? [],
  )
  expect(states.slice(0, 3)).toEqual(['retired kept', 'active kept', 'retired gone'])
})

test.each([
  ['rollback', 400, '--provider NAME'],
  ['rollback?provider=Nobody', 404, 'There is no provider "Nobody"'],
  ['show?provider=Drivestone', 400, '--cap'],
])('rates/%s is answered %i', async (address, status, reason) => {
  const response = await post(`/operator/rates/${address}`, '')
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ message: expect.stringContaining(reason) })
})

test('before the start is over it says so', async () => {
  const ready = readiness
  readiness = { status: 'starting', progress: null }
  for (const address of [rateBooks, '/operator/rates/show', '/operator/rates/books']) {
    expect((await post(address, bookAt(100))).status).toBe(503)
  }
  expect((await post('/operator/rates/rollback', '')).status).toBe(503)
  readiness = ready
})
