import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { type Office, officeOver } from '#leasing-api/test/environments/office.ts'
import { confirmedOrder, newPerson } from '#leasing-api/test/orders/confirmed-order.ts'

let api: ApiUnderTest
let office: Office
beforeAll(async () => {
  api = await apiUnderTest()
  office = await officeOver(api)
})
afterAll(() => api.close())

const path = '/api/lead-exports'

test('C-177 a file holds every lead that a search finds, and no cell of it is a formula', async () => {
  const person = newPerson()
  await confirmedOrder(api, person, { message: '=HYPERLINK("https://evil.example")' })
  const response = await office.ada.ask('POST', path, {})
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  expect(text.startsWith('\uFEFF"reference","confirmed_at","state"')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain(`"${person.email}"`)
  const { total } = await office.ada.search()
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1)
  const found = await office.ada.ask('POST', path, { q: person.email })
  expect((await found.text()).trimEnd().split('\r\n')).toHaveLength(2)
})

test('C-177 S-80 a file is for whoever may export, and of their own provider alone', async () => {
  const reader = await office.somebody(office.providerId, ['orders.read', 'orders.update'])
  expect((await reader.ask('POST', path, {})).status).toBe(403)
  expect((await api.ask(path, { method: 'POST', body: {} })).status).toBe(401)
  expect((await office.ada.ask('POST', path, { states: ['new'] })).status).toBe(400)
  for (const body of [{}, { providerId: office.providerId }]) {
    const others = await office.stranger.ask('POST', path, body)
    expect((await others.text()).trimEnd().split('\r\n')).toHaveLength(1)
  }
  const ours = await office.staff.ask('POST', path, { providerId: office.providerId })
  expect((await ours.text()).split('\r\n').length).toBeGreaterThan(2)
})
