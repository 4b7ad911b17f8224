import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
let deal: WireDeal
let pcp: WireDeal
beforeAll(async () => {
  api = await apiUnderTest()
  const first = async (search: string) => {
    const response = await api.ask(`/api/derivatives/v2?rows=1${search}`)
    return calls.listDerivatives.response.parse(await response.json()).data[0]!
  }
  deal = await first('')
  pcp = await first('&financeType=pcp')
})
afterAll(() => api.close())

let phones = 0
const newPhone = () => `07700 900${String(++phones).padStart(3, '0')}`
const e164 = (phone: string) => `+44${phone.replace(/\D/g, '').slice(1)}`

type Answer = Record<string, unknown> & { errors: Record<string, string[]>; error_key: string }
type Placed = { orderRef: string; writeToken: string; phone: string }

async function send(method: string, path: string, body: unknown) {
  const response = await api.ask(path, { method, body })
  return { status: response.status, body: (await response.json()) as Answer }
}

let placed: Placed
beforeEach(async () => {
  const phone = newPhone()
  const { body } = await send('POST', '/api/orders', {
    offerId: deal.offer.id,
    capId: deal.capId,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone,
    gaToken: 'ga-first',
  })
  const { orderRef, writeToken } = calls.postOrder.response.parse(body)
  placed = { orderRef, writeToken, phone }
  api.wait(30_000)
})

const change = (fields: object, path = `/api/orders/${placed.orderRef}`) =>
  send('PUT', path, { writeToken: placed.writeToken, ...fields })
const own = () => api.database.call.readOwnOrder({ orderRef: placed.orderRef })

async function codes(): Promise<string[]> {
  const messages = await api.database.call.listOutboxMessages({ most: 1000 })
  return messages
    .filter(({ orderRef, channel }) => orderRef === placed.orderRef && channel === 'sms')
    .map(({ body }) => /\b\d{6}\b/.exec(body)![0])
}
const confirm = (code: string) =>
  send('POST', '/api/orders/confirm', { orderRef: placed.orderRef, code })

test('C-12 what is given changes, what is left out stays', async () => {
  const before = await own()
  const answer = await change({ postcode: ' SW1A 1AA ', callTime: 'AM', callPriority: 'high' })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(calls.putOrder.response.parse(answer.body)).toMatchObject({
    orderRef: placed.orderRef,
    state: 'awaitingCode',
    offer: deal.offer,
    codeSentTo: null,
    codeExpiresAt: null,
  })
  const { confirmedAt, ...rest } = before!
  await expect(own()).resolves.toEqual({
    ...rest,
    confirmedAt,
    postcode: 'SW1A 1AA',
    callTime: 'AM',
    callPriority: 'high',
    otherCallTime: '',
  })
  await change({ name: 'Ada King', email: 'king@example.com' })
  await expect(own()).resolves.toMatchObject({
    name: 'Ada King',
    email: 'king@example.com',
    postcode: 'SW1A 1AA',
    callTime: 'AM',
  })
  expect((await change({})).status).toBe(200)
  await expect(codes()).resolves.toHaveLength(1)
})

test('an answer and the log hold nothing of the person', async () => {
  const { body } = await change({ name: 'Ada Kingsley', email: 'kingsley@example.com' })
  for (const secret of ['Kingsley', 'kingsley@', placed.writeToken]) {
    expect(JSON.stringify(body)).not.toContain(secret)
    expect(api.logged()).not.toContain(secret)
  }
})

describe('the time of a call', () => {
  test('V-51 "other" needs words, and another time takes them away', async () => {
    const missing = await change({ callTime: 'other' })
    expect(missing.status).toBe(422)
    expect(missing.body.errors).toEqual({ otherCallTime: ['This field is required'] })
    expect((await change({ callTime: 'other', otherCallTime: 'Sunday' })).status).toBe(200)
    await expect(own()).resolves.toMatchObject({ callTime: 'other', otherCallTime: 'Sunday' })
    expect((await change({ otherCallTime: 'Monday' })).status).toBe(200)
    await expect(own()).resolves.toMatchObject({ callTime: 'other', otherCallTime: 'Monday' })
    expect((await change({ callTime: 'PM' })).status).toBe(200)
    await expect(own()).resolves.toMatchObject({ callTime: 'PM', otherCallTime: '' })
    const both = await change({ callTime: 'AM', otherCallTime: 'Sunday' })
    expect(both.body.errors).toEqual({ otherCallTime: ['This field should be left empty'] })
  })

  test.each([
    [{ name: 'A' }, 422, 'name'],
    [{ email: '' }, 422, 'email'],
    [{ phone: '0300 123 4567' }, 422, 'phone'],
    [{ postcode: 'nowhere' }, 422, 'postcode'],
    [{ callTime: 'never' }, 400, 'callTime'],
    [{ callPriority: 'x'.repeat(51) }, 400, 'callPriority'],
    [{ callTime: 'other', otherCallTime: 'x'.repeat(101) }, 400, 'otherCallTime'],
    [{ writeToken: 'x'.repeat(65) }, 400, 'writeToken'],
  ])('%j is refused and changes nothing', async (fields, status, field) => {
    const before = await own()
    const answer = await change(fields)
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.errors)).toEqual([field])
    await expect(own()).resolves.toEqual(before)
  })
})

describe('C-14 W-56 only with the write token', () => {
  test('without it, with another order’s or with junk nothing changes', async () => {
    const before = await own()
    const { body } = await send('POST', '/api/orders', {
      offerId: deal.offer.id,
      capId: deal.capId,
      name: 'Somebody Else',
      email: 'else@example.com',
      phone: newPhone(),
    })
    for (const writeToken of [body['writeToken'], placed.orderRef, '', 'x']) {
      const answer = await change({ name: 'Mallory', writeToken })
      expect(answer.status).toBe(403)
      expect(answer.body.error_key).toBe('errors.forbidden')
    }
    expect((await change({ name: 'Mallory', writeToken: null })).status).toBe(400)
    await expect(own()).resolves.toEqual(before)
  })

  test('until a day after the confirmation', async () => {
    const [code] = await codes()
    expect((await confirm(code!)).status).toBe(200)
    api.wait(24 * 60 * 60_000 - 1)
    expect((await change({ name: 'Ada King' })).status).toBe(200)
    api.wait(1)
    expect((await change({ name: 'Ada Lovelace' })).status).toBe(403)
    await expect(own()).resolves.toMatchObject({ name: 'Ada King' })
  })

  test.each(['/api/orders/', '/api/pcp-orders/'])(
    'an order nobody has is 404 at %s',
    async (path) => {
      expect((await change({}, `${path}${'A'.repeat(22)}`)).status).toBe(404)
      expect((await change({}, `${path}short`)).status).toBe(404)
    },
  )
})

describe('W-56 another phone', () => {
  test('voids the code and is texted a new one', async () => {
    const [old] = await codes()
    const phone = newPhone()
    const { status, body } = await change({ phone })
    expect(status, JSON.stringify(body)).toBe(200)
    const answer = calls.putOrder.response.parse(body)
    expect(answer.codeSentTo).toBe(`•••••••••${phone.slice(-3)}`)
    expect(answer.codeExpiresAt).toBe(new Date(api.now().getTime() + 600_000).toISOString())
    await expect(own()).resolves.toMatchObject({ phoneE164: e164(phone) })
    const [latest] = await codes()
    if (latest !== old) expect((await confirm(old!)).status).toBe(422)
    expect((await confirm(latest!)).status).toBe(200)
  })

  test('the same phone written otherwise does not', async () => {
    const phone = `+44 ${placed.phone.slice(1)}`
    const { body } = await change({ phone })
    expect(body['codeSentTo']).toBeNull()
    await expect(codes()).resolves.toHaveLength(1)
  })

  test('a confirmed order waits for the new phone’s code', async () => {
    await confirm((await codes())[0]!)
    const { body } = await change({ phone: newPhone() })
    expect(body).toMatchObject({ state: 'awaitingCode' })
    expect((await confirm((await codes())[0]!)).body).toMatchObject({ state: 'confirmed' })
  })

  test('W-30 is texted 30 seconds after the last code at the soonest; until then nothing changes', async () => {
    expect((await change({ phone: newPhone() })).status).toBe(200)
    const before = await own()
    const soon = await change({ phone: newPhone(), name: 'Ada King' })
    expect(soon.status).toBe(429)
    expect(soon.body.error_key).toBe('errors.codeWait')
    await expect(own()).resolves.toEqual(before)
    api.wait(30_000)
    expect((await change({ phone: newPhone() })).status).toBe(200)
  })

  test('of eight at once, one text is sent', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 8 }, () => change({ phone })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(answers.filter(({ body }) => body['codeSentTo'] !== null)).toHaveLength(1)
    await expect(codes()).resolves.toHaveLength(2)
  })
})

test('a PCP order is changed at its own address, a lease is not', async () => {
  const path = () => `/api/pcp-orders/${placed.orderRef}`
  expect((await change({ callTime: 'AM' }, path())).status).toBe(404)
  const { body } = await send('POST', '/api/pcp-orders', {
    pcpOfferId: pcp.offer.id,
    capId: pcp.capId,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: newPhone(),
  })
  const { orderRef, writeToken } = calls.postPcpOrder.response.parse(body)
  placed = { ...placed, orderRef, writeToken }
  const answer = await change({ callTime: 'AM' }, path())
  expect(answer.status).toBe(200)
  expect(calls.putPcpOrder.response.parse(answer.body).offer).toEqual(pcp.offer)
})

test('marks of where the visitor came from are added to those given before', async () => {
  await change({ sskey: 'key-2' })
  await change({ gaToken: 'ga-second' })
  const { call } = api.database
  await expect(call.readOwnOrder({ orderRef: placed.orderRef })).resolves.toMatchObject({
    attribution: { given: { gaToken: 'ga-second', sskey: 'key-2' } },
  })
})
