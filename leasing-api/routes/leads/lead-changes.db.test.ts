import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  type Lead,
  type Office,
  officeOver,
  type OfficePerson,
} from '#leasing-api/test/environments/office.ts'
import { confirmedOrder, newPerson, type Person } from '#leasing-api/test/orders/confirmed-order.ts'
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
  // Sent before anything is said of it.
  await api.deliveries.settled()
})

describe('W-163 marks', () => {
  const mark = (who: OfficePerson, state: string, body: object = {}) =>
    who.send('PUT', `/api/leads/${orderRef}/marks/${state}`, body)
  const takeBack = (who: OfficePerson, state: string) =>
    who.send('DELETE', `/api/leads/${orderRef}/marks/${state}`)

  test('are made once, in order, and their customer sees them', async () => {
    const called = await mark(office.ada, 'called')
    expect(called.body).toMatchObject({ state: 'called' })
    expect((await mark(office.grace, 'called')).status).toBe(409)
    expect((await mark(office.ada, 'ordered')).body).toMatchObject({ state: 'ordered' })
    expect((await mark(office.ada, 'called')).status).toBe(409)
    const [own] = await api.database.call.readOwnEnquiries({ emailKey: person.email })
    expect(own!.steps.map(({ state }) => state).slice(-2)).toEqual(['called', 'ordered'])
  })

  test('W-163 of two people at once one marks, and the other is told', async () => {
    const both = await Promise.all([mark(office.ada, 'called'), mark(office.grace, 'called')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { history } = await office.ada.lead(orderRef)
    expect(history.filter(({ kind }) => kind === 'called')).toHaveLength(1)
  })

  test('W-164 say the day that something happened on', async () => {
    api.wait(3 * dayMs)
    const day = new Date(api.now().getTime() - dayMs).toISOString().slice(0, 10)
    const { body } = await mark(office.ada, 'ordered', { on: day })
    expect((body as Lead).marks.find(({ state }) => state === 'ordered')!.at).toContain(day)
    const later = new Date(api.now().getTime() + 2 * dayMs).toISOString().slice(0, 10)
    expect((await mark(office.ada, 'delivered', { on: later })).status).toBe(422)
    expect((await mark(office.ada, 'delivered', { on: '2020-01-01' })).status).toBe(422)
  })

  test('W-165 are taken back within a day, the last one first', async () => {
    await mark(office.ada, 'called')
    await mark(office.ada, 'ordered')
    expect((await takeBack(office.ada, 'called')).status).toBe(409)
    const { body } = await takeBack(office.grace, 'ordered')
    expect(body).toMatchObject({ state: 'called' })
    expect((body as Lead).history.at(-1)).toMatchObject({ kind: 'takenBack', text: 'ordered' })
    expect((await takeBack(office.ada, 'ordered')).status).toBe(409)
    const until = (body as Lead).marks.find(({ state }) => state === 'called')!.untilTakenBack!
    api.wait(Date.parse(until) - api.now().getTime())
    expect((await takeBack(office.ada, 'called')).status).toBe(409)
    const { marks } = await office.ada.lead(orderRef)
    expect(marks.find(({ state }) => state === 'called')!.untilTakenBack).toBeNull()
  })
})

test('W-169 notes are added and stay, with who wrote them and when', async () => {
  const path = `/api/leads/${orderRef}/notes`
  const both = await Promise.all([
    office.ada.send('POST', path, { text: ' Prefers blue. ' }),
    office.grace.send('POST', path, { text: 'Call after six.' }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await office.ada.send('POST', path, { text: '  ' })).status).toBe(422)
  const notes = (await office.ada.lead(orderRef)).history.filter(({ kind }) => kind === 'noted')
  expect(new Set(notes.map(({ text }) => text))).toEqual(
    new Set(['Call after six.', 'Prefers blue.']),
  )
  expect(notes.every(({ by, at }) => by === 'Ada Lovelace' && Date.parse(at) > 0)).toBe(true)
  expect(api.logged()).not.toContain('Prefers blue')
})

test('W-168 a lead is given to a colleague, and nobody’s choice is overwritten unseen', async () => {
  const give = (who: OfficePerson, body: object) =>
    who.send('PUT', `/api/leads/${orderRef}/assignee`, body)
  const both = await Promise.all([
    give(office.ada, { userId: office.ada.id }),
    give(office.grace, { userId: office.grace.id }),
  ])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const { assignee, colleagues } = await office.ada.lead(orderRef)
  expect(colleagues.map(({ id }) => id)).toEqual(
    expect.arrayContaining([office.ada.id, office.grace.id]),
  )
  expect(colleagues.map(({ id }) => id)).not.toContain(office.stranger.id)
  const was = assignee!.id
  expect((await give(office.ada, { userId: office.stranger.id, was })).status).toBe(422)
  expect((await give(office.staff, { userId: office.grace.id, was })).body).toMatchObject({
    assignee: { id: office.grace.id },
  })
  expect((await give(office.ada, { was: office.grace.id })).body).toMatchObject({ assignee: null })
})
