import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { pageVisitPath } from '#core/figures/page-visit.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { type Office, officeOver } from '#leasing-api/test/environments/office.ts'
import { confirmedOrder, newPerson } from '#leasing-api/test/orders/confirmed-order.ts'

const dayMs = 24 * 60 * 60_000
const deal = '/vehicles/:capId/offers'
const form = '/vehicles/:capId/get-this-deal'

let api: ApiUnderTest
let office: Office
beforeAll(async () => {
  api = await apiUnderTest()
  // The office begins with a confirmed enquiry: before any view was counted.
  office = await officeOver(api)
})
afterAll(() => api.close())

const visit = (body: unknown, headers = {}, from = '203.0.113.1') =>
  api.ask(pageVisitPath, { body, headers: { 'x-forwarded-for': from, ...headers } })

const speed = async () =>
  calls.getPageSpeed.response.parse(
    (await office.staff.send('GET', '/api/figures/page-speed')).body,
  )
const views = async () =>
  calls.getPageViews.response.parse(
    (await office.staff.send('GET', '/api/figures/page-views')).body,
  )
const lines = async (file: string) => {
  const response = await office.staff.ask('GET', `/api/figures/${file}/file`)
  return (await response.text()).trimEnd().split('\r\n').slice(1)
}

test('W-197 W-198 before anything is counted there are no figures, and no enquiry counts', async () => {
  const { total, pages, days } = await speed()
  expect([total.lcp, pages, days.length]).toEqual([{ p75: null, samples: 0 }, [], 91])
  expect(await views()).toEqual({
    since: null,
    pages: [],
    steps: { dealPages: 0, enquiryPages: 0, started: 0, confirmed: 0 },
  })
})

test('W-193 W-195 C-203 views count by day and pattern, timings for the first page alone', async () => {
  api.wait(dayMs)
  for (const lcp of [1900, 2100, 2200, 4400]) {
    const sent = await visit({ views: [deal, form], lcp, inp: 40, cls: 0 })
    expect(sent.status).toBe(204)
  }
  expect((await visit({ views: ['/', deal] })).status).toBe(204)
  const { total, pages, days } = await speed()
  expect(pages).toEqual([{ pattern: deal, ...total }])
  // Three of four are within (2000, 2250], which holds two of them: its end.
  expect(total.lcp).toEqual({ p75: 2250, samples: 4 })
  expect(total.cls).toEqual({ p75: 0, samples: 4 })
  expect(total.ttfb).toEqual({ p75: null, samples: 0 })
  expect(days.filter(({ lcp }) => lcp.samples > 0)).toEqual([
    { day: api.now().toISOString().slice(0, 10), ...total },
  ])
})

test('W-198 C-206 enquiries count from the first day with a view on', async () => {
  await confirmedOrder(api, newPerson())
  expect(await views()).toEqual({
    since: api.now().toISOString().slice(0, 10),
    pages: [
      { pattern: deal, views: 5 },
      { pattern: form, views: 4 },
      { pattern: '/', views: 1 },
    ],
    steps: { dealPages: 5, enquiryPages: 4, started: 1, confirmed: 1 },
  })
})

test('C-202 C-205 C-206 the files hold what the page shows', async () => {
  expect(await lines('page-views')).toEqual([`"${deal}","5"`, `"${form}","4"`, '"/","1"'])
  expect(await lines('page-speed')).toEqual([`"${deal}","2250","4","38","4","0","4","","0","","0"`])
  expect(await lines('page-speed-days')).toHaveLength(91)
})

test.each(['page-speed', 'page-views'])(
  'C-205 C-206 %s and its file are for our staff alone',
  async (name) => {
    expect((await office.ada.send('GET', `/api/figures/${name}`)).status).toBe(403)
    expect((await office.ada.ask('GET', `/api/figures/${name}/file`)).status).toBe(403)
  },
)

describe('C-203 what is no visit of ours is refused, and nothing of it counted', () => {
  test.each([
    [{}, 'views'],
    [{ views: [] }, 'views'],
    [{ views: ['/vehicles/12/offers'] }, 'views'],
    [{ views: ['/admin/figures'] }, 'views'],
    [{ views: ['/?utm_source=letter'] }, 'views'],
    [{ views: Array(101).fill('/') }, 'views'],
    [{ views: ['/'], lcp: -1 }, 'lcp'],
    [{ views: ['/'], inp: 1.5 }, 'inp'],
    [{ views: ['/'], cls: '0' }, 'cls'],
    [{ views: ['/'], ttfb: 10_000_001 }, 'ttfb'],
  ])('%j', async (body, field) => {
    const before = await views()
    const response = await visit(body)
    expect(response.status).toBe(400)
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field])
    expect(await views()).toEqual(before)
  })

  test.each([
    ['text/plain;charset=UTF-8', '{"views":["/"]}', 415],
    ['application/json', 'views=/', 400],
  ])('as %s', async (type, body, status) => {
    expect((await visit(body, { 'content-type': type })).status).toBe(status)
  })
})

test('W-193 a cookie is neither read nor set, and nothing of a visit is logged', async () => {
  const cookie = 'larkway_consent=all; refreshToken=somebody'
  const response = await visit(
    { views: ['/faq'], lcp: 7_777_777 },
    { cookie, 'user-agent': 'Known/1' },
  )
  expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null])
  await api.services.pageCounter.store()
  const logged = api.logged()
  for (const word of ['/faq', '7777777', 'larkway_consent', 'Known/1']) {
    expect(logged).not.toContain(word)
  }
})

test('C-204 one address is told after six hundred an hour, and counts no further', async () => {
  const from = '203.0.113.77'
  for (let times = 0; times < 600; times += 1) await visit({ views: ['/cookies'] }, {}, from)
  const { status, headers } = await visit({ views: ['/cookies'] }, {}, from)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await views()).pages).toContainEqual({ pattern: '/cookies', views: 600 })
})

test('W-199 counts add up over what is stored, and go after 24 months', async () => {
  const rows = async () => {
    const { page_views: seen, page_timings: timed } = await api.database.call.countRows()
    return [seen, timed]
  }
  const before = (await views()).pages.find(({ pattern }) => pattern === '/')!.views
  await visit({ views: ['/'] })
  expect((await views()).pages).toContainEqual({ pattern: '/', views: before + 1 })
  api.wait(700 * dayMs)
  await api.database.call.forgetOldPageVisits({ now: api.now() })
  expect((await rows()).every((count) => count! > 0)).toBe(true)
  api.wait(62 * dayMs)
  await api.database.call.forgetOldPageVisits({ now: api.now() })
  expect(await rows()).toEqual([0, 0])
})
