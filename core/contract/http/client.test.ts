import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { leasingClient } from './client.ts'
import { LeasingApiError } from './leasing-api-error.ts'

function clientAnswering(answer: () => Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = []
  const failures: LeasingApiError[] = []
  const warnings: string[] = []
  const ask = leasingClient({
    baseUrl: 'http://api.test',
    fetch: (url, init) => {
      sent.push({ url, init })
      return answer()
    },
    newRequestId: () => 'request-1',
    onFailure: ({ error }) => failures.push(error),
    warn: (message) => warnings.push(message),
  })
  return { ask, sent, failures, warnings }
}

const json = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }))

test('C-15 C-17 asks for the filled path with a request id and parses the answer', async () => {
  const { ask, sent } = clientAnswering(json(200, { description: ['One.'], undeclared: 1 }))
  await expect(ask(calls.getDescriptions, { params: { capId: '12' } })).resolves.toEqual({
    description: ['One.'],
  })
  expect(sent[0]).toMatchObject({
    url: 'http://api.test/api/derivatives/12/descriptions',
    init: { method: 'GET', headers: { 'x-request-id': 'request-1' } },
  })
  expect(sent[0]?.init).not.toHaveProperty('body')
  expect(sent[0]?.init.headers).toEqual({
    accept: 'application/json',
    'x-request-id': 'request-1',
  })
})

test('C-04 sends only declared body fields', async () => {
  const { ask, sent } = clientAnswering(
    json(200, { codeSentTo: '', textTaken: true, codeExpiresAt: '' }),
  )
  const body = { extra: 1 } as object as Record<string, never>
  await ask(calls.postOrderCode, { params: { orderRef: 'A'.repeat(22) }, body })
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: '{}',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  })
})

test('C-15 C-17 C-18 a failure carries status and body, and is told', async () => {
  const body = {
    error_key: 'errors.validation',
    message: 'No.',
    errors: { name: ['x'] },
    requestId: 'r',
    monthlyPayment: 199.5,
  }
  const { ask, failures } = clientAnswering(json(422, body))
  const error = await ask(calls.listManufacturers, {}).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(LeasingApiError)
  expect(error).toMatchObject({ status: 422, body })
  expect(failures).toEqual([error])
})

test.each([
  ['HTML', () => Promise.resolve(new Response('<html>', { status: 503 })), 503],
  ['an answer of another shape', json(200, { data: 'no' }), 502],
  ['silence', () => Promise.reject(new TypeError('fetch failed')), 0],
])('C-15 %s is a LeasingApiError', async (_, answer, status) => {
  const { ask } = clientAnswering(answer)
  await expect(ask(calls.listManufacturers, {})).rejects.toMatchObject({
    name: 'LeasingApiError',
    status,
    requestId: 'request-1',
  })
})

test('C-17 headers of a caller’s own and its signal go along', async () => {
  const { ask, sent } = clientAnswering(json(200, { phones: true }))
  const { signal } = new AbortController()
  await ask(calls.getPhoneConfig, { headers: { 'idempotency-key': 'k' }, signal })
  expect(sent[0]?.init).toMatchObject({ headers: { 'idempotency-key': 'k' }, signal })
})

test('C-18 a failure without our body gets the general text', async () => {
  const { ask } = clientAnswering(json(500, { oops: 1 }))
  await expect(ask(calls.getPhoneConfig, {})).rejects.toMatchObject({
    status: 500,
    body: {
      error_key: 'errors.generic',
      message:
        'Something went wrong. Please try again. If the error still occurs, please contact us.',
      errors: {},
      requestId: 'request-1',
    },
    message:
      '500 errors.generic: Something went wrong. Please try again. If the error still occurs, please contact us.',
  })
})

test('C-17 a cancelled request is not a failure', async () => {
  const controller = new AbortController()
  controller.abort()
  const { ask, failures } = clientAnswering(() => Promise.reject(controller.signal.reason))
  const asking = ask(calls.listManufacturers, { signal: controller.signal })
  await expect(asking).rejects.toBe(controller.signal.reason)
  expect(failures).toEqual([])
})

test('C-17 nor is one that is cancelled while its answer is read', async () => {
  const controller = new AbortController()
  const { ask, failures } = clientAnswering(() => {
    controller.abort()
    return Promise.resolve(new Response('{"data"'))
  })
  const asking = ask(calls.listManufacturers, { signal: controller.signal })
  await expect(asking).rejects.toBe(controller.signal.reason)
  expect(failures).toEqual([])
})

test('C-17 warns of a missing path parameter', async () => {
  const { ask, warnings } = clientAnswering(json(404, {}))
  await expect(ask(calls.getDerivative, { params: { capId: '' } })).rejects.toThrow('404')
  expect(warnings).toEqual(['GET /api/derivatives/{capId} was called without capId.'])
})
