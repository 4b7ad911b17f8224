import { expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { leasingClient } from '#core/contract/http/client.ts'
import { failureLine } from './failure-line.ts'

/** The lines a client of ours logs while it asks for an order and gets this. */
async function linesOf(fetch: () => Promise<Response>) {
  const lines: (string | null)[] = []
  const ask = leasingClient({
    baseUrl: 'http://api.test',
    newRequestId: () => 'request-1',
    fetch,
    onFailure: (failure) => lines.push(failureLine(failure)),
  })
  const input = { params: { email: 'ada@example.com' } }
  await expect(ask(calls.deleteSubscription, input)).rejects.toMatchObject({
    name: 'LeasingApiError',
  })
  return lines
}

test('C-17 C-26 a failed call is logged with its id and nothing of a person', async () => {
  const body = {
    error_key: 'errors.formLimit',
    message: 'Not to ada@example.com.',
    errors: {},
    requestId: 'request-2',
  }
  await expect(linesOf(async () => Response.json(body, { status: 429 }))).resolves.toEqual([
    'DELETE http://api.test/api/unsubscribe/[removed] failed with 429, request request-2: {"error_key":"errors.formLimit","message":"[removed]","errors":{},"requestId":"request-2"}',
  ])
})

test('C-17 where nothing answered it says why', async () => {
  const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  const [line] = await linesOf(() => Promise.reject(refused))
  expect(line).toContain('failed with 0, request request-1')
  expect(line).toMatch(/Nothing answered: connect ECONNREFUSED$/)
})

test('what is not there is an answer and no line of a log', async () => {
  await expect(linesOf(async () => Response.json({}, { status: 404 }))).resolves.toEqual([null])
})
