import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type WireRateUpload } from '#core/contract/json/wire-rate-book.ts'
import type { PermissionName } from '#core/session/permission.ts'
import { type ApiUnderTest, apiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { testPeople } from '#leasing-api/test/environments/people.ts'

const mine = 6
const others = 15
const rates: PermissionName[] = ['rates.read', 'rates.import', 'rates.rollback']

let api: ApiUnderTest
let capId: string
const tokens: Record<string, string> = {}
const userIds: Record<string, string> = {}

beforeAll(async () => {
  api = await apiUnderTest()
  const people = testPeople(api.services)
  const persons = {
    mine: { companyId: mine, companyRole: 'admin', permissions: rates },
    others: { companyId: others, companyRole: 'admin', permissions: rates },
    reader: { companyId: mine, companyRole: 'admin', permissions: ['rates.read'] },
    staff: { companyId: null, companyRole: 'admin', permissions: [] },
  } as const
  for (const [name, person] of Object.entries(persons)) {
    const id = await people.addUser({
      email: `${name}@rates.example`,
      ...person,
      permissions: [...person.permissions],
    })
    userIds[name] = id
  }
  await logInAnew()
  capId = (await api.database.call.readCatalogue()).derivatives[0]!.derivative.capId
}, 120_000)
afterAll(() => api.close())

/** Opens a session for everybody: one does not last a week. */
async function logInAnew(): Promise<void> {
  for (const [name, id] of Object.entries(userIds)) {
    tokens[name] = (await testPeople(api.services).openSession(id)).accessToken
  }
}

const as = (who: string) => ({ authorization: `Bearer ${tokens[who] ?? who}` })

const header =
  'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained,excessMileage\n'
const bookOf = (...pounds: (number | string)[]) =>
  header +
  pounds.map((each, at) => `${capId},personal,36,8000,${at + 1},${each},250,0,0,0,9.9\n`).join('')

async function call<Value = Record<string, unknown>>(
  who: string,
  path: string,
  method = 'GET',
  body?: unknown,
) {
  const response = await api.ask(path, { method, body, headers: as(who) })
  return { status: response.status, json: (await response.json()) as Value }
}

const sendBytes = (
  who: string,
  path: string,
  body: string | Uint8Array | ReadableStream<Uint8Array>,
) =>
  api.app.request(
    path,
    { method: 'PUT', headers: as(who), body, duplex: 'half' } as RequestInit,
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never,
  )

async function begin(who: string, text: string | Uint8Array, more = {}) {
  const totalBytes = Buffer.byteLength(text)
  const { json } = await call<WireRateUpload>(who, '/api/rate-uploads', 'POST', {
    fileName: 'rates.csv',
    totalBytes,
    ...more,
  })
  return json
}

const look = async (who: string, id: string) =>
  (await call<WireRateUpload>(who, `/api/rate-uploads/${id}`)).json

/** Uploads a book whole and waits for its check. */
async function checked(text: string | Uint8Array, who = 'mine', more = {}) {
  const { id } = await begin(who, text, more)
  const sent = await sendBytes(who, `/api/rate-uploads/${id}/file?from=0`, text)
  expect(await sent.json()).toMatchObject({ isWhole: true })
  await api.services.rateUploads.settled()
  return look(who, id)
}

async function live(id: string, body: object = {}, who = 'mine') {
  const answered = await call<WireRateUpload>(who, `/api/rate-uploads/${id}/live`, 'PUT', {
    takeFewer: true,
    ...body,
  })
  await api.services.rateUploads.settled()
  return { status: answered.status, upload: await look(who, id) }
}

const state = async () => ({
  version: await api.database.call.readRatesVersion(),
  books: (await api.database.call.readRateBooks({ providerId: mine })).map((book) => [
    book.id,
    book.state,
  ]),
})

/** Makes a book live; the lists show it. */
async function publish(...pounds: number[]): Promise<WireRateUpload> {
  const { upload } = await live((await checked(bookOf(...pounds))).id)
  expect(upload.state).toBe('live')
  return upload
}

const shownPrice = () =>
  api.deals
    .current()
    .offersOf(capId)
    .filter(({ provider }) => provider.id === mine)
    .map((offer) => ('monthlyPaymentPence' in offer ? offer.monthlyPaymentPence : null))

test('T-21 a check says what would change, and changes nothing', async () => {
  await publish(200, 300, 400, 500)
  const before = await state()
  const upload = await checked(bookOf(200, 250, 490, 500).replace(/.*,500,.*\n/, ''))
  expect(upload).toMatchObject({ state: 'checked', brandId: mine, by: 'Ada Lovelace' })
  const { report } = upload
  expect(report!.changes).toEqual({ up: 1, down: 1, same: 1, added: 0, gone: 1 })
  expect(report!.jumps.map((jump) => [jump.oldMonthlyPayment, jump.newMonthlyPayment])).toEqual([
    [400, 490],
    [300, 250],
  ])
  expect(report!.jumps[0]!.vehicle).toMatch(/\w+ \w+/)
  expect(await state()).toEqual(before)
})

test('T-22 what was checked goes live at once, and a rollback takes it back', async () => {
  const first = await publish(210)
  const upload = await publish(220)
  expect(shownPrice()).toContain(22_000)
  const listed = await call<{ presentBookId: number; earlierBookId: number; data: object[] }>(
    'mine',
    '/api/rate-books',
  )
  expect(listed.json).toMatchObject({
    presentBookId: upload.bookId,
    earlierBookId: first.bookId,
  })
  expect(listed.json.data[0]).toMatchObject({
    id: upload.bookId,
    state: 'active',
    by: 'Ada Lovelace',
    fileName: 'rates.csv',
    changes: { up: 1 },
  })
  const { presentBookId, earlierBookId } = listed.json
  const body = { presentBookId, earlierBookId }
  expect((await call('mine', '/api/rate-rollbacks', 'POST', body)).status).toBe(200)
  expect(shownPrice()).toContain(21_000)
  // What was seen is not so any more.
  expect((await call('mine', '/api/rate-rollbacks', 'POST', body)).status).toBe(409)
  const forward = { presentBookId: earlierBookId, earlierBookId: presentBookId }
  expect((await call('mine', '/api/rate-rollbacks', 'POST', forward)).status).toBe(200)
  expect(shownPrice()).toContain(22_000)
})

test('T-22 prices that changed between check and switch are not overwritten', async () => {
  const upload = await checked(bookOf(230))
  await publish(240)
  const before = await state()
  const { upload: after } = await live(upload.id)
  expect(after).toMatchObject({ state: 'refused', bookId: null })
  expect(after.message).toContain('have changed since')
  expect(await state()).toEqual(before)
  // Checked again, it may.
  await call('mine', `/api/rate-uploads/${upload.id}/checks`, 'POST', {})
  await api.services.rateUploads.settled()
  expect((await live(upload.id)).upload.state).toBe('live')
})

test('T-25 of two uploads at once each is checked, and the second finds the first live', async () => {
  const [one, two] = await Promise.all([checked(bookOf(250)), checked(bookOf(260))])
  const [a, b] = await Promise.all([live(one.id), live(two.id)])
  expect([a.upload.state, b.upload.state].filter((each) => each === 'live')).toHaveLength(1)
})

test('T-25 work whose program ended is taken over after a minute, and not before', async () => {
  const { id } = await checked(bookOf(255))
  const step = { id, from: ['checked' as const], to: 'checking' as const, now: api.now() }
  expect(await api.database.call.stepRateUpload(step)).toBe(true)
  const again = () => call('mine', `/api/rate-uploads/${id}/checks`, 'POST', {})
  api.wait(60_000)
  expect((await look('mine', id)).state).toBe('checking')
  expect((await again()).status).toBe(409)
  api.wait(1)
  expect((await look('mine', id)).state).toBe('brokenOff')
  expect((await again()).status).toBe(200)
  await api.services.rateUploads.settled()
  expect((await look('mine', id)).state).toBe('checked')
})

test('T-25 T-14 what does not go live is gone after a week, the file of a book with its prices', async () => {
  const forget = () => api.database.call.forgetOldUploads({ now: api.now() })
  const waiting = await checked(bookOf(256))
  const first = await publish(257)
  await publish(258)
  await forget()
  expect((await look('mine', waiting.id)).state).toBe('checked')
  expect((await fileOf('mine', first.bookId!, 'sent')).status).toBe(200)
  await publish(259)
  api.wait(7 * 24 * 60 * 60_000 + 1)
  await logInAnew()
  await forget()
  expect((await call('mine', `/api/rate-uploads/${waiting.id}`)).status).toBe(404)
  expect((await fileOf('mine', first.bookId!, 'sent')).status).toBe(404)
  expect((await look('mine', first.id)).state).toBe('live')
})

describe('T-24 an upload that breaks off', () => {
  const longBook = () => bookOf(270) + `${'#'.repeat(999)}\n`.repeat(3000)

  test('changes nothing, and goes on where it was', async () => {
    const text = longBook()
    const before = await state()
    const { id } = await begin('mine', text)
    const path = `/api/rate-uploads/${id}/file`
    let pieces = 0
    const torn = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1
        if (pieces > 20) controller.error(new Error('connection lost'))
        else controller.enqueue(Buffer.from(text.slice((pieces - 1) * 65_536, pieces * 65_536)))
      },
    })
    expect((await sendBytes('mine', `${path}?from=0`, torn)).status).toBe(408)
    const { state: now, receivedBytes } = await look('mine', id)
    expect(now).toBe('arriving')
    expect(receivedBytes).toBe(1_048_576)
    for (const from of [0, receivedBytes - 1, receivedBytes + 1, 'x']) {
      const wrong = await sendBytes('mine', `${path}?from=${from}`, 'x')
      expect(wrong.status).toBe(409)
    }
    expect(await state()).toEqual(before)
    const rest = await sendBytes('mine', `${path}?from=${receivedBytes}`, text.slice(receivedBytes))
    expect(await rest.json()).toEqual({ receivedBytes: text.length, isWhole: true })
    await api.services.rateUploads.settled()
    expect(await look('mine', id)).toMatchObject({
      message: null,
      report: { badRows: 3000, offers: 1 },
    })
    const again = await sendBytes('mine', `${path}?from=${text.length}`, 'more')
    expect(again.status).toBe(409)
  })

  test('or is too large takes no more than was announced', async () => {
    const { id } = await begin('mine', 'ab')
    const sent = await sendBytes('mine', `/api/rate-uploads/${id}/file?from=0`, 'abc')
    expect(sent.status).toBe(413)
  })

  test('or is not wanted any more is gone', async () => {
    const { id } = await begin('mine', longBook())
    expect((await call('mine', `/api/rate-uploads/${id}`, 'DELETE')).status).toBe(200)
    expect((await call('mine', `/api/rate-uploads/${id}`)).status).toBe(404)
    expect((await sendBytes('mine', `/api/rate-uploads/${id}/file?from=0`, 'x')).status).toBe(404)
  })
})

test('T-24 a file packed with gzip is taken without its length, in several members', async () => {
  const text = bookOf(280, 290)
  const packed = Buffer.concat([gzipSync(text.slice(0, 200)), gzipSync(text.slice(200))])
  const upload = await checked(packed, 'mine', { totalBytes: undefined, fileName: 'rates.csv.gz' })
  expect(upload.report).toMatchObject({ offers: 2, badRows: 0 })
  const sent = await fileOf('mine', (await live(upload.id)).upload.bookId!, 'sent')
  expect(sent.headers.get('content-disposition')).toContain('.csv.gz')
  expect(Buffer.from(await sent.arrayBuffer())).toEqual(packed)
})

test.each([
  ['half a packed file', gzipSync(bookOf(100)).subarray(0, 60), 'packed with gzip and damaged'],
  ['a workbook', Buffer.from('PK\x03\x04'), 'is an Excel workbook'],
  ['a book without a good row', Buffer.from(bookOf('none')), 'None of the 1 rows can be taken'],
])('T-02 %s is refused in words', async (_, file, reason) => {
  const upload = await checked(file)
  expect(upload).toMatchObject({ state: 'refused', report: null })
  expect(upload.message).toContain(reason)
})

test('T-08 T-11 bad rows are named, all of them as CSV, and left out when that is accepted', async () => {
  const upload = await checked(bookOf(300, 'lots', 310))
  expect(upload.report).toMatchObject({
    badRows: 1,
    errors: [{ line: 3, column: 'monthlyPayment', value: 'lots' }],
  })
  const csv = await api.ask(`/api/rate-uploads/${upload.id}/errors`, { headers: as('mine') })
  expect(await csv.text()).toBe(
    'line,column,value,reason\r\n3,"monthlyPayment","lots","is no amount in pounds and pence"\r\n',
  )
  const refused = await call('mine', `/api/rate-uploads/${upload.id}/live`, 'PUT', {})
  expect(refused.status).toBe(422)
  expect((await live(upload.id, { leaveOutBad: true })).upload.state).toBe('live')
})

test('T-06 held prices are shown with the middle, and taken once somebody says they are right', async () => {
  const upload = await checked(bookOf(300, 310, 320, 330, 3100))
  expect(upload.report).toMatchObject({
    badRows: 1,
    heldFound: 1,
    areHeldTaken: false,
    held: [{ line: 6, monthlyPayment: 3100, usualMonthlyPayment: 320 }],
  })
  await call('mine', `/api/rate-uploads/${upload.id}/checks`, 'POST', { takeHeld: true })
  await api.services.rateUploads.settled()
  const again = await look('mine', upload.id)
  expect(again.report).toMatchObject({ badRows: 0, heldFound: 1, areHeldTaken: true, offers: 5 })
  expect((await live(upload.id)).upload.state).toBe('live')
  expect(shownPrice()).toContain(310_000)
})

test('T-20 far fewer prices are held until somebody says that they are right', async () => {
  await publish(400, 410, 420, 430, 440)
  const upload = await checked(bookOf(400))
  expect(upload.report!.shortfalls).toEqual([{ of: 'offers', left: 1, present: 5 }])
  expect((await live(upload.id, { takeFewer: false })).status).toBe(422)
  expect((await live(upload.id)).upload.state).toBe('live')
})

const fileOf = (who: string, bookId: number, kind: string) =>
  api.ask(`/api/rate-books/${bookId}/file?as=${kind}`, { headers: as(who) })

test('T-26 C-184 a book written out as rows is the same book when it is read again', async () => {
  const text = `${header.trim()},deliveryWeeks,message\n${[
    `${capId},personal,36,8000,6,300.50,250,0,0,0,9.9,12-14,`,
    `${capId},personal,36,8000,6,299,0,1,1,0,10.2,2-4,"Paint ""free"", today"`,
    `${capId},business,48,10000,1,200,99.5,0,0,1,9.9,12-14,Two words`,
  ].join('\n')}\n`
  const { bookId } = (await live((await checked(text)).id)).upload
  const rows = await (await fileOf('mine', bookId!, 'rows')).text()
  const upload = await checked(rows)
  expect(upload.report).toMatchObject({
    badRows: 0,
    offers: 3,
    changes: { up: 0, down: 0, same: 3, added: 0, gone: 0 },
  })
  const again = (await live(upload.id)).upload.bookId!
  expect(await (await fileOf('mine', again, 'rows')).text()).toBe(rows)
  expect(await (await fileOf('mine', bookId!, 'sent')).text()).toBe(text)
})

test('T-27 the template is a book that is read', async () => {
  const text = await (await api.ask('/api/rate-books/template')).text()
  const upload = await checked(text.replace('106219853', capId))
  expect(upload.report).toMatchObject({ badRows: 0, offers: 1 })
})

describe('C-181 a provider sees and changes its own alone', () => {
  test('another provider finds nothing', async () => {
    const upload = await publish(500)
    for (const [path, method, body] of [
      [`/api/rate-uploads/${upload.id}`, 'GET'],
      [`/api/rate-uploads/${upload.id}`, 'DELETE'],
      [`/api/rate-uploads/${upload.id}/checks`, 'POST', {}],
      [`/api/rate-uploads/${upload.id}/live`, 'PUT', {}],
      [`/api/rate-uploads/${upload.id}/errors`, 'GET'],
      [`/api/rate-books?brandId=${mine}`, 'GET'],
      [`/api/api-keys?brandId=${mine}`, 'GET'],
      [`/api/rate-books/${upload.bookId}/file?as=rows`, 'GET'],
      ['/api/rate-uploads', 'POST', { brandId: mine, fileName: 'x' }],
      ['/api/rate-rollbacks', 'POST', { brandId: mine, presentBookId: 1, earlierBookId: 2 }],
    ] as const) {
      const { status } = await call('others', path, method, body)
      expect([path, method, status]).toEqual([path, method, 404])
    }
    const sent = await sendBytes('others', `/api/rate-uploads/${upload.id}/file?from=0`, 'x')
    expect(sent.status).toBe(404)
  })

  test('staff say whose, and see all', async () => {
    expect((await call('staff', '/api/rate-books')).status).toBe(422)
    expect((await call('staff', `/api/rate-books?brandId=${mine}`)).status).toBe(200)
    const upload = await checked(bookOf(600), 'staff', { brandId: mine })
    expect((await live(upload.id, {}, 'staff')).upload.state).toBe('live')
  })

  test('without the permission nothing is begun, and nobody is let in without a token', async () => {
    expect((await call('reader', '/api/rate-books')).status).toBe(200)
    const begun = await call('reader', '/api/rate-uploads', 'POST', { fileName: 'x' })
    expect(begun.status).toBe(403)
    expect((await call('nonsense', '/api/rate-books')).status).toBe(401)
    expect((await sendBytes('nonsense', '/api/rate-uploads/x/file', 'x')).status).toBe(401)
  })
})
