import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  postContact,
  postFrontError,
  postOrder,
} from '#core/contract/generated/form-request-shapes.ts'
import {
  getDerivative,
  getDescriptions,
  listDerivatives,
} from '#core/contract/generated/request-shapes.ts'
import { messageText } from '#core/messages/message-text.ts'
import { failedResponses } from '../test/failed-responses.ts'
import { leasingInTest } from '../test/leasing-in-test.ts'
import { browserClient, urlOf } from './browser-client.ts'

const leasing = leasingInTest()
let nowMs: number
let requests: number
let warnings: string[]

beforeEach(() => {
  warnings = []
  nowMs = 0
  requests = 0
})

const client = (through: typeof fetch = fetch) =>
  browserClient({
    baseUrl: '',
    fetch: through,
    newRequestId: () => `request-${++requests}`,
    nowMs: () => nowMs,
    warn: (message) => warnings.push(message),
  })

const failure = (status: number) => () =>
  HttpResponse.json(
    {
      error_key: 'errors.validation',
      message: 'Please check the fields below.',
      errors: { phone: ['Write to ada@example.com.'] },
      requestId: 'r',
    },
    { status },
  )

const enquiry = {
  offerId: '3-10000001-p36-8000-6-fn',
  capId: '10000001',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '07700 900123',
}

describe('C-17 a call', () => {
  test('goes to its address with an id of its own, and only declared fields', async () => {
    leasing.respond(() => HttpResponse.json({ data: [] }))
    const { ask } = client()
    const query = { terms: [36, 24], stock: true, rows: null, unrequested: 1 }
    await expect(ask(listDerivatives, { query })).resolves.toEqual({ data: [] })
    await ask(listDerivatives, {})
    const sent = leasing.requests()
    expect(sent.map(({ url }) => url)).toEqual([
      'https://larkway.test/api/derivatives/v2?rows=&terms[]=36&terms[]=24&stock=1',
      'https://larkway.test/api/derivatives/v2',
    ])
    expect(sent.map(({ headers }) => headers.get('x-request-id'))).toEqual([
      'request-1',
      'request-2',
    ])
    expect(sent[0]!.headers.has('content-type')).toBe(false)
  })

  test('sends a body in JSON, and headers of its own', async () => {
    leasing.respond(() => HttpResponse.json({ orderRef: 'x' }))
    const body = { ...enquiry, unrequested: 1 }
    await client().ask(postOrder, { body, headers: { 'idempotency-key': 'k' } })
    const [sent] = leasing.requests()
    expect(sent!.method).toBe('POST')
    expect(Object.fromEntries(sent!.headers)).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k',
    })
    expect(await sent!.json()).toEqual(enquiry)
  })

  test('without a parameter of its path is warned of', async () => {
    leasing.respond(failure(404))
    await expect(client().ask(getDerivative, { params: { capId: '' } })).rejects.toThrow('404')
    expect(warnings).toEqual(['GET /api/derivatives/{capId} was called without capId.'])
    await leasing.reports(1)
  })

  test('an address is the same for the same question', () => {
    expect(urlOf(listDerivatives, { query: { rows: 2, page: 1 } })).toBe(
      urlOf(listDerivatives, { query: { page: 1, rows: 2 } }),
    )
  })
})

describe('C-26 C-60 a failure is told to the API', () => {
  test('with what helps and nothing of a person', async () => {
    leasing.respond(failure(422))
    await expect(client().ask(postOrder, { body: enquiry })).rejects.toMatchObject({
      status: 422,
      body: { error_key: 'errors.validation' },
      requestId: 'r',
    })
    const [told] = await leasing.reports(1)
    expect(told!.report).toEqual({
      method: 'POST',
      url: '/api/orders',
      request:
        '{"offerId":"3-10000001-p36-8000-6-fn","capId":"10000001","name":"[removed]","email":"[removed]","phone":"[removed]"}',
      response: expect.stringContaining('"error_key":"errors.validation"'),
      responseCode: 422,
      requestCode: 'request-1',
    })
    expect(JSON.stringify(told!.report)).not.toMatch(/ada@|Lovelace|07700/)
    expect(told!.request.headers.get('x-request-id')).toBe('request-2')
  })

  test.each(failedResponses)(
    'C-15 $name',
    async ({ respond, status, errorKey, ofTheApi, reported }) => {
      leasing.respond(respond)
      const asking = client().ask(getDescriptions, { params: { capId: '7' } })
      const requestId = ofTheApi ?? 'request-1'
      await expect(asking).rejects.toMatchObject({
        name: 'LeasingApiError',
        status,
        requestId,
        body: { error_key: errorKey, message: messageText(errorKey), errors: {}, requestId },
      })
      const told = await leasing.reports(1)
      expect(told.map(({ report }) => report)).toEqual([
        {
          method: 'GET',
          url: '/api/derivatives/7/descriptions',
          request: '',
          response: reported,
          responseCode: status,
          requestCode: 'request-1',
        },
      ])
    },
  )

  test('whether it was asked by a call or by an address', async () => {
    leasing.respond(failure(500))
    const url = urlOf(listDerivatives, { query: { rows: 2 } })
    await expect(client().askUrl(url)).rejects.toThrow('500')
    const [told] = await leasing.reports(1)
    expect(told!.report.url).toBe('/api/derivatives/v2?rows=2')
  })

  test('of which a failed telling is none', async () => {
    const { ask } = client()
    await expect(ask(postFrontError, { body: { url: '/x' } })).resolves.toBeUndefined()
    leasing.respond(failure(500))
    leasing.use(http.post('/api/front-errors', () => HttpResponse.error()))
    await expect(ask(postFrontError, { body: { url: '/x' } })).rejects.toThrow('0')
    await expect(ask(postContact, { body: {} })).rejects.toThrow('500')
    await leasing.reports(3)
  })

  test('ten times a minute and no more', async () => {
    leasing.respond(failure(500))
    const { ask } = client()
    const fail = () => expect(ask(postContact, { body: {} })).rejects.toThrow('500')
    for (let at = 0; at < 12; at++) await fail()
    await leasing.reports(10)
    nowMs = 60_000
    await fail()
    await leasing.reports(11)
  })

  test('while the page leaves: the telling outlives it', async () => {
    const sent: RequestInit[] = []
    const { ask } = client((url, init) => {
      sent.push(init!)
      return fetch(url, init)
    })
    leasing.respond(() => new HttpResponse('a '.repeat(100_000), { status: 500 }))
    await expect(ask(postContact, { body: {} })).rejects.toThrow('500')
    await leasing.reports(1)
    expect(sent).toMatchObject([{}, { method: 'POST', keepalive: true }])
    expect(String(sent[1]!.body).length).toBeLessThan(64_000)
  })
})

describe('C-17 what is cancelled did not fail', () => {
  test.each([
    ['before a response', () => delay('infinite')],
    ['in the middle of one', () => new HttpResponse(startOfBody())],
  ])('%s', async (_, respond) => {
    leasing.respond(respond as () => Response)
    const controller = new AbortController()
    const asking = client().askUrl('/api/derivatives/v2', controller.signal)
    await expect.poll(() => leasing.requests().length, { timeout: 20_000, interval: 2 }).toBe(1)
    controller.abort(new Error('Enough.'))
    await expect(asking).rejects.toThrow('Enough.')
    await leasing.reports(0)
    expect(leasing.requests()).toHaveLength(1)
  })
})

/** A body that begins and never ends. */
const startOfBody = () =>
  new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"data"')) })
