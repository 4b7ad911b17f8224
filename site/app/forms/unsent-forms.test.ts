import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { ServerResponse } from 'node:http'
import { unsentHeader } from '#site/policy/unsent-form.ts'
import { backendInTest } from '#site/data/test/backend-in-test.ts'

/** The enquiry's handler before a leasing API that behaves as told by path. */
let paths: Record<string, (res: ServerResponse) => void> = {}
const api = await backendInTest((req, res) => {
  req.resume()
  const behave = paths[req.url ?? '']
  if (behave) behave(res)
  else res.destroy()
})
vi.stubEnv('LEASING_API_URL', api.url)
vi.stubEnv('SITE_FRONT', '1')
const { POST } = await import('./enquiry/route.ts')
const newsletter = await import('./newsletter/route.ts')
const carChange = await import('./car-change/route.ts')
const landingMember = await import('./landing-member/route.ts')

afterAll(() => {
  vi.unstubAllEnvs()
  api.close()
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const json = (status: number, body: unknown) => (res: ServerResponse) => {
  res.writeHead(status, { 'content-type': 'application/json' })
  res.end(JSON.stringify(body))
}
const typed: [string, string][] = [
  ['capId', '1234567'],
  ['offerId', '7-1234567-p36-8000-9-fn'],
  ['name', 'Ann O’Neil'],
  ['email', 'ann@example.com'],
  ['phone', '07700 900123'],
]
const send = () =>
  POST(
    new Request('http://localhost/forms/enquiry', {
      method: 'POST',
      body: new URLSearchParams(typed),
    }),
  )
const refusal = {
  error_key: 'errors.form',
  message: 'Look again.',
  errors: { phone: ['errors.phone'] },
  requestId: 'abcdefgh',
}

test.each([
  ['is not there', {}],
  ['fails', { '/api/orders': json(500, refusal) }],
  ['refuses, and is gone before the draft is kept', { '/api/orders': json(422, refusal) }],
])('G-07 nothing typed is lost when the leasing API %s', async (_, behaviour) => {
  paths = behaviour
  const response = await send()
  expect(response.status).toBe(503)
  expect(response.headers.get(unsentHeader)).toBe('1')
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toEqual(typed)
})

test('what was refused is kept as a draft, and its page is next', async () => {
  paths = {
    '/api/orders': json(422, refusal),
    '/internal/form-drafts': json(201, { id: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  }
  const response = await send()
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toContain('draft=AAAAAAAAAAAAAAAAAAAAAA')
})

test('W-44 a placed enquiry goes on to its code with a draft of its write token', async () => {
  const orderRef = 'BBBBBBBBBBBBBBBBBBBBBB'
  const receipt = { orderRef, orderCode: '', orderId: '', shortReference: '', textTaken: true }
  const placed = { ...receipt, proof: 'code', writeToken: 'w', codeSentTo: '', codeExpiresAt: '' }
  const codePage = `/vehicles/1234567/get-this-deal?step=code&order=${receipt.orderRef}`
  paths = {
    '/api/orders': json(201, { ...placed, state: 'awaitingCode' }),
    '/internal/form-drafts': json(201, { id: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  }
  expect((await send()).headers.get('location')).toBe(`${codePage}&draft=AAAAAAAAAAAAAAAAAAAAAA`)
  // The order stands: nothing is sent again for want of a draft.
  delete paths['/internal/form-drafts']
  expect((await send()).headers.get('location')).toBe(codePage)
})

test('V-44 the newsletter ends on its thank-you, or on its page with what to mend', async () => {
  const subscribe = () =>
    newsletter.POST(
      new Request('http://localhost/forms/newsletter', {
        method: 'POST',
        body: new URLSearchParams({ firstName: 'Ann', secondName: 'O', email: 'ann@example.com' }),
      }),
    )
  paths = { '/api/mailchimp-members': json(200, { status: 'done' }) }
  expect((await subscribe()).headers.get('location')).toBe('/newsletter?sent=1')
  paths = {
    '/api/mailchimp-members': json(422, refusal),
    '/internal/form-drafts': json(201, { id: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  }
  expect((await subscribe()).headers.get('location')).toBe(
    '/newsletter?draft=AAAAAAAAAAAAAAAAAAAAAA',
  )
  paths = {}
  expect((await subscribe()).status).toBe(503)
})

test('R-35 L-75 the audience form comes back to the advert’s page, joined or with what to mend', async () => {
  const join = () =>
    landingMember.POST(
      new Request('http://localhost/forms/landing-member', {
        method: 'POST',
        body: new URLSearchParams({ capId: '1234567', name: 'Ann', email: 'ann@example.com' }),
      }),
    )
  paths = { '/api/landing-page-members': json(200, { status: 'done' }) }
  expect((await join()).headers.get('location')).toBe('/fb/1234567?joined=1#audience')
  paths = {
    '/api/landing-page-members': json(422, refusal),
    '/internal/form-drafts': json(201, { id: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  }
  const refused = await join()
  expect(refused.status).toBe(303)
  expect(refused.headers.get('location')).toBe('/fb/1234567?draft=AAAAAAAAAAAAAAAAAAAAAA#audience')
  paths = {}
  expect((await join()).status).toBe(503)
})

test('P-102 a car to be valued leads to its worth, or back with what to mend', async () => {
  const value = (change: Record<string, string> = {}) =>
    carChange.POST(
      new Request('http://localhost/forms/car-change', {
        method: 'POST',
        body: new URLSearchParams({ reg: 'AB23 CDE', email: 'ann@example.com', ...change }),
      }),
    )
  const found = { capId: '1234567', make: 'Ford', model: 'Puma', regDate: null }
  const worth = { low: 9200, middle: 10_000, high: 10_800, source: 'Our own estimate' }
  const call = '/api/chrysalis/get-calculator-data'
  paths = { [call]: json(200, { vehicle: found, valuation: worth, equity: null }) }
  expect((await value()).headers.get('location')).toBe(
    '/car-change-calculator?car=1234567&worth=10000&by=own',
  )
  paths = { [call]: json(200, { vehicle: null, valuation: null, equity: null }) }
  expect((await value()).headers.get('location')).toBe('/car-change-calculator?worth=&by=nobody')
  // Our own rules refuse before the leasing API is asked.
  paths = { '/internal/form-drafts': json(201, { id: 'AAAAAAAAAAAAAAAAAAAAAA' }) }
  const refused: Record<string, string>[] = [
    { reg: '' },
    { email: 'x' },
    { currentMileage: '12.5' },
  ]
  for (const wrong of refused) {
    expect((await value(wrong)).headers.get('location')).toBe(
      '/car-change-calculator?draft=AAAAAAAAAAAAAAAAAAAAAA',
    )
  }
  paths = {}
  expect((await value()).status).toBe(503)
})
