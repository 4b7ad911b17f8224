import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { type LeadsPage, type Office, officeOver } from '#leasing-api/test/environments/office.ts'
import {
  askAs,
  confirmedOrder,
  newPerson,
  type Person,
} from '#leasing-api/test/orders/confirmed-order.ts'
const dayMs = 24 * 60 * 60 * 1000

let api: ApiUnderTest
let office: Office
let person: Person
let orderRef: string

beforeAll(async () => {
  api = await apiUnderTest()
  office = await officeOver(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.wait(61_000)
  person = newPerson()
  orderRef = (await confirmedOrder(api, person, { message: 'Is blue there?' })).orderRef
})

describe('C-175 leads are found', () => {
  test('W-160 by name, e-mail, phone and reference, by a body alone', async () => {
    const { shortReference } = await office.ada.lead(orderRef)
    const found = async (q: string) =>
      (await office.ada.search({ q })).data.map((lead) => lead.orderRef)
    for (const q of [
      person.email.slice(0, 9).toUpperCase(),
      `0${person.phone.slice(1)}`,
      `+44 ${person.phone.slice(1)}`,
      shortReference.toLowerCase(),
      shortReference.slice(0, 4),
    ]) {
      expect(await found(q), q).toContain(orderRef)
    }
    for (const q of ['%', '_', "' or 1=1 --", 'nobody at all'])
      expect(await found(q), q).toEqual([])
    const byAddress = await office.ada.send('GET', '/api/leads?q=nobody')
    expect((byAddress.body as LeadsPage).total, 'an address takes no words').toBeGreaterThan(0)
    expect(api.logged()).not.toContain(person.email.slice(0, 9))
  })

  test('W-161 by state, age, call back and whose they are, newest first and page by page', async () => {
    api.wait(1000)
    const { writeToken, orderRef: called } = await confirmedOrder(api, newPerson())
    const callBack = { writeToken, callTime: 'ASAP' }
    await askAs(api, person, `/api/orders/${called}`, callBack, 'PUT')
    const refs = async (body: object) =>
      (await office.ada.search(body)).data.map((lead) => lead.orderRef)
    expect((await refs({})).slice(0, 2)).toEqual([called, orderRef])
    expect(await refs({ callTimes: ['ASAP', 'today'] })).toEqual([called])
    await office.ada.send('PUT', `/api/leads/${called}/marks/called`, {})
    expect(await refs({ states: ['called'] })).toContain(called)
    expect(await refs({ states: ['sent', 'seen', 'confirmed'] })).not.toContain(called)
    expect(await refs({ assignee: 'me' })).toEqual([])
    await office.ada.send('PUT', `/api/leads/${called}/assignee`, { userId: office.ada.id })
    expect(await refs({ assignee: 'me' })).toEqual([called])
    expect(await refs({ assignee: office.ada.id })).toEqual([called])
    expect(await refs({ assignee: 'nobody' })).not.toContain(called)
    await office.ada.send('PUT', `/api/leads/${called}/assignee`, { was: office.ada.id })

    const whole = await office.ada.search({ rows: 100 })
    const pages = [
      await office.ada.search({ rows: 2 }),
      await office.ada.search({ rows: 2, page: 2 }),
    ]
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data.slice(0, 4))
    expect(pages.map(({ total }) => total)).toEqual([whole.total, whole.total])
    expect(Object.values(whole.counts).reduce((sum, count) => sum + count, 0)).toBe(whole.total)
    expect(await refs({ sort: 'confirmedAt|asc', rows: 100 })).toEqual(
      whole.data.map((lead) => lead.orderRef).toReversed(),
    )
    const names = (await office.ada.search({ sort: 'name|asc', rows: 100 })).data.map(
      ({ name }) => name,
    )
    expect(names).toEqual(names.toSorted())
    const states = (await office.ada.search({ sort: 'state|asc', rows: 100 })).data.map(
      ({ state }) => state,
    )
    expect(states.at(-1)).toBe('called')

    expect(await refs({ age: 'today' })).toContain(called)
    expect(await refs({ age: 'older' })).not.toContain(called)
    api.wait(31 * dayMs)
    expect(await refs({ age: 'month' })).not.toContain(called)
    expect(await refs({ age: 'older' })).toContain(called)
  })

  test('S-42 of one’s own provider, by staff of all', async () => {
    expect((await office.ada.search({})).data.length).toBeGreaterThan(0)
    expect(await office.stranger.search({ rows: 100 })).toMatchObject({
      total: 0,
      data: [],
      counts: {},
    })
    expect(await office.stranger.search({ providerId: office.providerId })).toMatchObject({
      total: 0,
      data: [],
    })
    expect((await office.stranger.search({})).providers.map(({ id }) => id)).toEqual([
      office.otherId,
    ])
    const { total, providers } = await office.staff.search({})
    expect(total).toBeGreaterThan(0)
    expect(providers.length).toBeGreaterThan(1)
    expect(await office.staff.search({ providerId: office.providerId })).toMatchObject({ total })
    expect(await office.staff.search({ providerId: office.otherId })).toMatchObject({ total: 0 })
  })
})

describe('C-176 one lead', () => {
  test('W-167 is whole, seen once its provider’s people have read it, and its customer sees that', async () => {
    expect((await office.staff.lead(orderRef)).state).not.toBe('seen')
    const lead = await office.ada.lead(orderRef)
    expect(lead).toMatchObject({
      name: person.name,
      email: person.email,
      phone: `+44${person.phone.replaceAll(' ', '').slice(1)}`,
      isPhoneConfirmed: true,
      message: 'Is blue there?',
      callBack: null,
      state: 'seen',
      assignee: null,
    })
    expect(lead.offer.monthlyPayment).toBe(lead.monthlyPayment)
    expect(lead.deliveries.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'lead'])
    expect(lead.history.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['enquired', 'confirmed', 'sent', 'seen']),
    )
    expect(lead.history.find(({ kind }) => kind === 'seen')!.by).toBe('Ada Lovelace')
    const again = await office.grace.lead(orderRef)
    expect(again.history.filter(({ kind }) => kind === 'seen')).toHaveLength(1)
    const [own] = await api.database.call.readOwnEnquiries({ emailKey: person.email })
    expect(own!.steps.map(({ state }) => state)).toContain('seen')
  })

  test('S-80 of another provider is not there, whatever is done to it', async () => {
    const lead = `/api/leads/${orderRef}`
    for (const [method, path, body] of [
      ['GET', lead],
      ['PUT', `${lead}/marks/called`, {}],
      ['DELETE', `${lead}/marks/called`],
      ['POST', `${lead}/notes`, { text: 'Mine' }],
      ['PUT', `${lead}/assignee`, { userId: office.stranger.id }],
    ] as const) {
      const { status, body: said } = await office.stranger.send(method, path, body)
      expect(status, `${method} ${path}`).toBe(404)
      expect(JSON.stringify(said)).not.toContain(person.email)
    }
    expect((await office.staff.lead(orderRef)).history.map(({ kind }) => kind)).not.toContain(
      'noted',
    )
  })

  test('S-80 is read and changed with the permission for it alone', async () => {
    const reader = await office.somebody(office.providerId, ['orders.read'])
    const nobody = await office.somebody(office.providerId, [])
    expect((await nobody.send('GET', `/api/leads/${orderRef}`)).status).toBe(403)
    expect((await nobody.send('POST', '/api/lead-searches', {})).status).toBe(403)
    expect((await reader.send('GET', `/api/leads/${orderRef}`)).status).toBe(200)
    expect((await reader.send('PUT', `/api/leads/${orderRef}/marks/called`, {})).status).toBe(403)
    expect((await reader.send('GET', '/api/dead-letters')).status).toBe(403)
  })

  test('W-96 that waits for its code again is not there until it is confirmed', async () => {
    api.wait(31_000)
    const other = newPerson()
    const placed = await confirmedOrder(api, other)
    api.wait(31_000)
    const { writeToken } = placed
    const change = { writeToken, phone: newPerson().phone }
    const path = `/api/orders/${placed.orderRef}`
    expect((await askAs(api, other, path, change, 'PUT')).status).toBe(200)
    expect((await office.ada.send('GET', `/api/leads/${placed.orderRef}`)).status).toBe(404)
    const found = (await office.ada.search({ q: other.email })).total
    expect(found).toBe(0)
  })
})

test('C-165 what was written about somebody goes with them', async () => {
  await office.ada.send('POST', `/api/leads/${orderRef}/notes`, { text: 'Prefers blue.' })
  const id = await office.people.addUser({ email: person.email })
  const audit = { at: api.now(), actor: id, action: 'erased', subject: id } as const
  await api.database.call.eraseUser({ id, emailKey: person.email, audit })
  expect((await office.ada.send('GET', `/api/leads/${orderRef}`)).status).toBe(404)
})
