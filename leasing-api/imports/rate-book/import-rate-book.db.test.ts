import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import { decodeSegment } from '#leasing-api/segments/decode-segment.ts'
import { exceptionOf, leaseTerms } from '#leasing-api/segments/lease-terms.ts'
import { segmentsOfCar } from '#leasing-api/test/oracles/stored-segments.ts'
import { testDay, testInstant } from '#leasing-api/test/environments/small-world.ts'
import { openTestDatabase, type TestDatabase } from '#leasing-api/test/databases/test-database.ts'
import type { ImportSource } from '../import-source.ts'
import { importRateBook } from './import-rate-book.ts'
import type { RateBookRequest } from './rate-book-outcome.ts'
import { rateBookReport } from './rate-book-report.ts'

const header =
  'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained'

let database: TestDatabase
/** Two cars that the provider prices already. */
let [car, other]: string[] = []
/** Provider whose book the tests replace. */
const providerId = 6

beforeAll(async () => {
  database = await openTestDatabase({ isSeeded: true })
  const { derivatives } = await database.call.readCatalogue()
  ;[car, other] = derivatives.map(({ derivative }) => derivative.capId)
}, 120_000)
afterAll(() => database.close())

const source = (text: string, name = 'book.csv'): ImportSource => ({
  name,
  totalBytes: null,
  bytes: (async function* () {
    const bytes = Buffer.from(text)
    for (let from = 0; from < bytes.length; from += 100) yield bytes.subarray(from, from + 100)
  })(),
})

function take(text: string, change: Partial<RateBookRequest> = {}, onProgress = () => {}) {
  return importRateBook(
    database,
    source(text),
    {
      provider: 'Drivestone',
      isDryRun: false,
      allowBad: { rows: 0 },
      // Most books here are smaller than what they replace, and are not about that.
      areFewerConfirmed: true,
      validUntil: null,
      today: testDay,
      now: testInstant,
      ...change,
    },
    onProgress,
  )
}

const row = (change: Partial<Record<string, string | number>> = {}) => {
  const values = {
    capId: car!,
    financeType: 'personal',
    term: 36,
    annualMileage: 8000,
    depositValue: 6,
    monthlyPayment: '299.00',
    processingFee: 250,
    stock: 0,
    specialOffer: 0,
    maintained: 0,
    ...change,
  }
  return header
    .split(',')
    .map((column) => values[column as keyof typeof values])
    .join(',')
}
const book = (...rows: string[]) => [header, ...rows].join('\n')

async function pricesOf(capId: string) {
  const [{ data } = { data: null }] = (
    await segmentsOfCar(database.call, { capId, today: testDay })
  ).filter((segment) => segment.providerId === providerId)
  if (data === null) return []
  const keys = new Map((await database.call.readRateProfiles()).map(({ id, key }) => [id, key]))
  const { head, columns } = decodeSegment(data)
  return [...columns.profiles].map((profile, at) => ({
    profile: keys.get(profile)!,
    number: profile,
    monthlyPence: columns.monthlyPence[at],
    feePence: columns.feePence[at],
    head,
  }))
}

/** What holds for each offer of a car beside its price, by profile. */
async function termsOf(capId: string) {
  const terms = (await pricesOf(capId)).map(({ profile, number, head }) => {
    const { isInStock } = parseProfileKey(profile)!
    const own = leaseTerms(head, isInStock, exceptionOf(head, number))
    const { excessMileagePencePerMile: excess, deliveryWeeks, message } = own
    return [profile, { excess, weeks: `${deliveryWeeks.from}-${deliveryWeeks.to}`, message }]
  })
  return Object.fromEntries(terms) as Record<string, object>
}

/** Everything that an import might change. */
async function state() {
  return {
    version: await database.call.readRatesVersion(),
    books: await database.call.readActiveBooks({ today: null }),
    prices: await pricesOf(car!),
  }
}

test('T-03 T-04 T-08 a book with ten bad rows is refused, each named by line, column and reason, and nothing changes', async () => {
  const before = await state()
  const outcome = await take(
    book(
      row(),
      row({ capId: 999 }),
      row({ financeType: 'pcp' }),
      row({ term: 121 }),
      row({ annualMileage: '8k' }),
      row({ depositValue: 0 }),
      row({ monthlyPayment: '19.99' }),
      row({ processingFee: '2000.01' }),
      row({ stock: 'perhaps' }),
      row({ maintained: 2, monthlyPayment: 'free' }),
      `${row({ term: 24 })},one too many`,
    ),
  )
  expect(outcome).toMatchObject({
    ok: true,
    isTaken: false,
    badRows: 10,
    errorsFound: 11,
    ratesVersion: null,
  })
  if (!outcome.ok) return
  expect(outcome.errors).toEqual([
    {
      line: 3,
      column: 'capId',
      value: '999',
      reason: 'is in no catalogue of ours; import the catalogue first or leave the row out',
    },
    {
      line: 4,
      column: 'financeType',
      value: 'pcp',
      reason: 'belongs in no rate book: PCP offers have figures of their own',
    },
    { line: 5, column: 'term', value: '121', reason: 'is outside 1 to 120' },
    { line: 6, column: 'annualMileage', value: '8k', reason: 'is no whole number' },
    { line: 7, column: 'depositValue', value: '0', reason: 'is outside 1 to 24' },
    { line: 8, column: 'monthlyPayment', value: '19.99', reason: 'is outside £20 to £10,000' },
    { line: 9, column: 'processingFee', value: '2000.01', reason: 'is outside £0 to £2,000' },
    { line: 10, column: 'stock', value: 'perhaps', reason: 'is neither 1 nor 0' },
    { line: 11, column: 'maintained', value: '2', reason: 'is neither 1 nor 0' },
    {
      line: 11,
      column: 'monthlyPayment',
      value: 'free',
      reason: 'is no amount in pounds and pence',
    },
    {
      line: 12,
      column: '',
      value: '',
      reason:
        'has 11 columns where the header has 10; a comma inside a value needs quotes around it',
    },
  ])
  const { summary } = rateBookReport('book.csv', outcome, testInstant)
  expect(summary).toContain('line 5, term "121": is outside 1 to 120')
  expect(summary.join('\n')).toContain('refused, nothing was changed')
  expect(await state()).toEqual(before)
})

test('T-01 columns in any order, a byte order mark, CRLF, quotes and thousands separators are read', async () => {
  const text =
    '\uFEFFMonthly Payment,maintained,specialOffer,stock,processingFee,depositValue,annual_mileage,term,financeType,CAPID,message,excessMileage,ignored\r\n' +
    `"£1,234.56",no,yes,stock,£0,9,"10,000",48,BCH,${car},"Says ""hello"", and more",9.6,x\r\n` +
    '\r\n' +
    `310,0,0,0,"1,999.99",1,8000,24,personal,0${car},,,\r\n`
  expect(await take(text, { validUntil: '2027-01-31' })).toMatchObject({
    isTaken: true,
    rowsRead: 2,
    offers: 2,
    derivatives: 1,
    validUntil: '2027-01-31',
  })
  const prices = (await pricesOf(car!)).toSorted((a, b) => a.monthlyPence! - b.monthlyPence!)
  expect(prices).toMatchObject([
    { profile: 'p24-8000-1-fn', monthlyPence: 31_000, feePence: 199_999 },
    {
      profile: 'b48-10000-9-snx',
      monthlyPence: 123_456,
      feePence: 0,
      head: { excessMileagePencePerMile: 9.6, message: 'Says "hello", and more' },
    },
  ])
})

test('T-07 of two rows with one profile the cheaper stays', async () => {
  const outcome = await take(
    book(
      row({ monthlyPayment: 280 }),
      row({ monthlyPayment: 270 }),
      row({ monthlyPayment: 275, annualMileage: '"8,000"' }),
    ),
  )
  expect(outcome).toMatchObject({
    isTaken: true,
    offers: 1,
    badRows: 0,
    duplicates: [
      { line: 2, firstLine: 3 },
      { line: 4, firstLine: 3 },
    ],
  })
  expect(await pricesOf(car!)).toMatchObject([{ monthlyPence: 27_000 }])
})

test('T-06 a price five times off its neighbours counts as bad until it is allowed', async () => {
  const text = book(
    ...[24, 36, 48, 60].map((term) => row({ term })),
    row({ term: 18, monthlyPayment: 2990 }),
  )
  const refused = await take(text)
  expect(refused).toMatchObject({
    isTaken: false,
    errors: [
      {
        line: 6,
        column: 'monthlyPayment',
        value: '2990.00',
        reason: "is 5 times or more above £299.00, the middle of this capId's personal prices",
      },
    ],
  })
  expect(await take(text, { areHeldConfirmed: true, isDryRun: true })).toMatchObject({
    badRows: 0,
    offers: 5,
  })
  expect(await take(text, { allowBad: { rows: 1 } })).toMatchObject({
    isTaken: true,
    badRows: 1,
    offers: 4,
  })
  expect(await pricesOf(car!)).toHaveLength(4)
})

test('a dry run checks and changes nothing', async () => {
  const before = await state()
  expect(await take(book(row()), { isDryRun: true })).toMatchObject({
    isAcceptable: true,
    isTaken: false,
    offers: 1,
  })
  expect(await state()).toEqual(before)
})

test('T-12 T-15 readers see the old prices until the switch and then the new ones, and the history keeps both days', async () => {
  await take(book(row({ monthlyPayment: 300 }), row({ capId: other!, monthlyPayment: 400 })))
  const before = await state()
  const seen: unknown[] = []
  const looking: Promise<void>[] = []
  const outcome = await take(
    book(row({ monthlyPayment: 200 }), row({ capId: other!, monthlyPayment: 250 })),
    { today: '2026-11-21', now: '2026-11-21T06:00:00.000Z' },
    () => {
      looking.push(
        (async () => {
          const [mine] = await pricesOf(car!)
          seen.push(mine?.monthlyPence)
        })(),
      )
    },
  )
  await Promise.all(looking)
  expect(outcome).toMatchObject({ isTaken: true, ratesVersion: before.version + 1 })
  expect(seen.length).toBeGreaterThan(2)
  expect(seen.every((pence) => pence === 30_000 || pence === 20_000)).toBe(true)
  expect(seen[0]).toBe(30_000)
  expect(await pricesOf(car!)).toMatchObject([{ monthlyPence: 20_000 }])
  const history = await database.call.readPriceHistory({ capId: car! })
  expect(history.map(({ day }) => day)).toContain('2026-11-20')
  expect(
    history.find(({ day, financeType }) => day === '2026-11-21' && financeType === 'personal')
      ?.monthlyPaymentPence,
  ).toBeLessThanOrEqual(20_000)
})

test('T-12 an import that breaks off changes nothing, and the next one clears what it left', async () => {
  const before = await state()
  const broken = importRateBook(
    {
      call: {
        ...database.call,
        activateRateBook: () => Promise.reject(new Error('power cut')),
        discardRateBook: () => Promise.reject(new Error('power cut')),
      },
    },
    source(book(row({ monthlyPayment: 150 }))),
    {
      provider: '6',
      isDryRun: false,
      allowBad: { rows: 0 },
      areFewerConfirmed: true,
      validUntil: null,
      today: testDay,
      now: testInstant,
    },
    () => {},
  )
  await expect(broken).rejects.toThrow('power cut')
  expect(await state()).toEqual(before)
  expect(await database.call.discardUnfinishedBooks({ providerId, kind: 'lease' })).toBe(1)
  expect(await state()).toEqual(before)
})

test('T-14 only the last retired book keeps its prices', async () => {
  await take(book(row({ monthlyPayment: 301 })))
  await take(book(row({ monthlyPayment: 302 })))
  expect(await database.call.readRetiredBooksWithRates({ providerId })).toHaveLength(1)
})

const textOf = (columns: string, ...rows: [row: string, more: string][]) =>
  [`${header},${columns}`, ...rows.map(([text, more]) => `${text},${more}`)].join('\n')

test('T-05 values that differ belong to their own offers; where a row gives no rate and no weeks those of most rows hold', async () => {
  const text = textOf(
    'excessMileage,deliveryWeeks,message',
    [row(), '7.2,12-14,Two in white'],
    [row({ term: 24 }), ',,Two in white'],
    [row({ term: 48 }), '7.2,,Two in white'],
    [row({ maintained: 1 }), '9,20-26,Two in white'],
    [row({ maintained: 1, term: 24 }), '9,,'],
    [row({ stock: 1 }), ',2-4,Two in white'],
    [row({ stock: 1, term: 24 }), ',1,Two in black'],
    [row({ capId: other! }), '8,,'],
  )
  expect(await take(text)).toMatchObject({ isTaken: true, badRows: 0, offers: 8 })
  const found = await termsOf(car!)
  const usual = { excess: 7.2, weeks: '12-14', message: 'Two in white' }
  expect(found).toEqual({
    'p36-8000-6-fn': usual,
    'p24-8000-6-fn': usual,
    'p48-8000-6-fn': usual,
    'p36-8000-6-fm': { ...usual, excess: 9, weeks: '20-26' },
    'p24-8000-6-fm': { ...usual, excess: 9, message: null },
    'p36-8000-6-sn': { ...usual, weeks: '2-4' },
    'p24-8000-6-sn': { excess: 7.2, weeks: '1-1', message: 'Two in black' },
  })
  expect(await termsOf(other!)).toMatchObject({ 'p36-8000-6-fn': { excess: 8, message: null } })
  expect((await pricesOf(other!))[0]!.head).not.toHaveProperty('exceptions')
})

test('T-05 of rows that quote one profile twice the terms of the one that stays hold', async () => {
  const text = textOf(
    'excessMileage',
    [row({ term: 24 }), '7.2'],
    [row({ monthlyPayment: 280 }), '7.2'],
    [row({ monthlyPayment: 270 }), '9'],
  )
  expect(await take(text)).toMatchObject({ isTaken: true, offers: 2 })
  expect(await termsOf(car!)).toMatchObject({
    'p24-8000-6-fn': { excess: 7.2 },
    'p36-8000-6-fn': { excess: 9 },
  })
})

test('T-05 T-09 a car may have days that differ; the book has one, the earliest', async () => {
  const text = textOf(
    'validUntil',
    [row(), '2026-12-24'],
    [row({ term: 24 }), '2026-12-11'],
    [row({ term: 48 }), ''],
  )
  expect(await take(text)).toMatchObject({ isTaken: true, validUntil: '2026-12-11' })
})

test('T-05 T-10 what a new file does not say stays as it is, offer by offer', async () => {
  const rows = [row(), row({ maintained: 1 }), row({ stock: 1 })] as const
  const [plain, upkeep, stock] = ['p36-8000-6-fn', 'p36-8000-6-fm', 'p36-8000-6-sn']
  await take(
    textOf(
      'excessMileage,deliveryWeeks',
      [rows[0], '7.2,12-14'],
      [rows[1], '9,20-26'],
      [rows[2], '7.2,2-4'],
    ),
  )
  await take(book(...rows))
  expect(await termsOf(car!)).toMatchObject({
    [plain!]: { excess: 7.2, weeks: '12-14' },
    [upkeep!]: { excess: 9, weeks: '20-26' },
    [stock!]: { excess: 7.2, weeks: '2-4' },
  })
  await take(textOf('excessMileage', [rows[0], '6'], [rows[1], ''], [rows[2], '']))
  expect(await termsOf(car!)).toMatchObject({
    [plain!]: { excess: 6, weeks: '12-14' },
    [upkeep!]: { excess: 6, weeks: '20-26' },
    [stock!]: { excess: 6, weeks: '2-4' },
  })
})

test('T-10 a car new to the provider gets its usual excess rate, which counts as guessed; without any book that is bad', async () => {
  const [, , third] = (await database.call.readCatalogue()).derivatives
  const text = book(row({ capId: third!.derivative.capId }))
  expect(await take(text)).toMatchObject({ isTaken: true, guessedExcess: 1 })
  await database.call.upsertProviders({
    providers: [{ ...(await database.call.readProviders())[0]!, id: 99, slug: 'new', name: 'New' }],
  })
  expect(await take(text, { provider: 'new' })).toMatchObject({
    isTaken: false,
    badRows: 1,
    errors: [{ line: 2, column: 'excessMileage' }],
  })
})

test('T-09 the earliest date of the file is the day the book runs out', async () => {
  const text = [
    `${header},validUntil`,
    `${row()},2026-12-24`,
    `${row({ capId: other! })},2026-12-10`,
  ].join('\n')
  expect(await take(text)).toMatchObject({ isTaken: true, validUntil: '2026-12-10' })
  expect(await take(text, { today: '2026-12-11' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('valid until 2026-12-10 (line 3, validUntil)'),
  })
})

test.each([
  ['', {}, 'The file is empty'],
  ['capId,term\n1,2\n', {}, 'its header lacks financeType, annualMileage'],
  [`${header},CapId\n`, {}, 'stands in the header 2 times'],
  [`${header}\n`, {}, 'a header and no rows'],
  ['PK\u0003\u0004 and more', {}, 'book.csv is an Excel workbook'],
  [`capId\u0000${header}\n`, {}, 'book.csv holds bytes that are no text'],
  ['x'.repeat(70_000), {}, 'The first line of book.csv must name the columns, and it is longer'],
  [`${header}\n`, { provider: 'Nobody' }, 'There is no provider "Nobody". Give one of: '],
])('T-01 T-02 %j is refused as a whole', async (text, change, reason) => {
  expect(await take(text, change)).toMatchObject({
    ok: false,
    message: expect.stringContaining(reason),
  })
})

test('T-02 a value that is no UTF-8 is bad and says how to save the file', async () => {
  const latin = (text: string) => take(text.replace('£', '\uFFFD'))
  expect(await latin(book(row({ monthlyPayment: '£249.00' })))).toMatchObject({
    isTaken: false,
    errors: [{ line: 2, column: 'monthlyPayment', reason: expect.stringContaining('CSV UTF-8') }],
  })
  expect(await latin(`${header},message\n${row()},only £9 more`)).toMatchObject({
    isTaken: false,
    errors: [{ line: 2, column: 'message', reason: expect.stringContaining('CSV UTF-8') }],
  })
})

test('T-19 a row with an unclosed quote is bad and no other is', async () => {
  const text = book(row(), `"${row({ term: 24 })}`, row({ term: 48 }))
  const error = { line: 3, column: 'capId', reason: expect.stringContaining('is not closed') }
  expect(await take(text)).toMatchObject({ isTaken: false, badRows: 1, errors: [error] })
  expect(await take(text, { allowBad: { rows: 1 } })).toMatchObject({ isTaken: true, offers: 2 })
})

/** A book of so many prices of one car. */
const rowsOf = (rows: number) =>
  Array.from({ length: rows }, (_, at) => row({ annualMileage: 1000 + at }))

test('T-20 a book with fewer than 80% of the present offers is held until it is confirmed, whatever else is allowed', async () => {
  await take(book(...rowsOf(1250)))
  const before = await state()
  const hundred = book(...rowsOf(100))
  const held = await take(hundred, { areFewerConfirmed: false, allowBad: { percent: 100 } })
  expect(held).toMatchObject({
    isTaken: false,
    isAcceptable: false,
    badRows: 0,
    shortfalls: [{ of: 'offers', left: 100, present: 1250 }],
  })
  if (!held.ok) return
  const { summary } = rateBookReport('book.csv', held, testInstant)
  expect(summary.join('\n')).toContain('held, nothing was changed')
  expect(summary.join('\n')).toContain('it leaves 100 of the 1,250 offers')
  expect(await take(hundred, { areFewerConfirmed: false, isDryRun: true })).toMatchObject({
    isAcceptable: false,
  })
  expect(await state()).toEqual(before)
  expect(await take(hundred)).toMatchObject({ isTaken: true, offers: 100, shortfalls: [] })
})

test('T-20 a book without the cars of the present one is held, and the first book of a provider never', async () => {
  await take(book(...rowsOf(100)))
  const [, , third] = (await database.call.readCatalogue()).derivatives
  const others = Array.from({ length: 100 }, (_, at) =>
    row({ capId: third!.derivative.capId, annualMileage: 1000 + at }),
  )
  expect(await take(book(...others), { areFewerConfirmed: false })).toMatchObject({
    isTaken: false,
    shortfalls: [{ of: 'derivatives', left: 0, present: 1 }],
  })
  await database.call.upsertProviders({
    providers: [
      { ...(await database.call.readProviders())[0]!, id: 98, slug: 'first', name: 'First' },
    ],
  })
  const first = [`${header},excessMileage`, `${row()},7`].join('\n')
  expect(await take(first, { provider: 'first', areFewerConfirmed: false })).toMatchObject({
    isTaken: true,
  })
})

test('T-08 T-20 a book is refused with every reason against it', async () => {
  await take(book(...rowsOf(100)))
  const outcome = await take(book(row(), row({ term: 'x' })), { areFewerConfirmed: false })
  if (!outcome.ok) throw new Error(outcome.message)
  const text = rateBookReport('book.csv', outcome, testInstant).summary.join('\n')
  expect(text).toContain('refused, nothing was changed')
  expect(text).toContain('put the 1 bad rows right')
  expect(text).toContain('it leaves 1 of the 100 offers')
  expect(text.match(/line 3, term/g)).toHaveLength(1)
})

test('T-08 a book without a good row is refused and its bad rows are named', async () => {
  const before = await state()
  const outcome = await take(book(row({ term: 'x' })), { allowBad: { percent: 100 } })
  expect(outcome).toMatchObject({ isTaken: false, offers: 0, errors: [{ line: 2 }] })
  if (!outcome.ok) return
  const { summary } = rateBookReport('book.csv', outcome, testInstant)
  expect(summary.join('\n')).toContain('no row can be taken')
  expect(await state()).toEqual(before)
})

test('T-20 a book that was compared with other prices than it would replace changes nothing', async () => {
  await take(book(...rowsOf(100)))
  const activate = database.call.activateRateBook
  const overtaken = importRateBook(
    {
      call: {
        ...database.call,
        activateRateBook: async (input) => {
          const { insteadOf: _, ...any } = input
          const staged = await database.call.stageRateBook({
            providerId,
            kind: 'lease',
            origin: 'imported',
            createdAt: testInstant,
            checkedAt: testInstant,
            validUntil: '2027-01-31',
          })
          await activate({ ...any, bookId: staged })
          return activate(input)
        },
      },
    },
    source(book(...rowsOf(100))),
    {
      provider: '6',
      isDryRun: false,
      allowBad: { rows: 0 },
      validUntil: null,
      today: testDay,
      now: testInstant,
    },
    () => {},
  )
  await expect(overtaken).rejects.toThrow('other prices while this book was read')
  expect(await pricesOf(car!)).toEqual([])
  await take([`${header},excessMileage`, `${row()},7`].join('\n'))
})

test('T-19 a book of 1,200 rows with one unclosed quote loses one row', async () => {
  const rows = rowsOf(1200)
  rows[100] = rows[100]!.replace('personal', '"personal')
  const outcome = await take(book(...rows), { allowBad: { rows: 5 } })
  expect(outcome).toMatchObject({
    isTaken: true,
    lines: 1201,
    rowsRead: 1200,
    badRows: 1,
    offers: 1199,
    errors: [{ line: 102, column: 'financeType' }],
  })
})
