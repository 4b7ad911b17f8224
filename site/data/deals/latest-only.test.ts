import { delay, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { messageText } from '#core/messages/message-text.ts'
import { failedResponses } from '../test/failed-responses.ts'
import { leasingInTest } from '../test/leasing-in-test.ts'
import { latestOnly } from './browser.ts'

const leasing = leasingInTest()
const slow = '/api/derivatives/v2?page=1'
const newer = '/api/derivatives/v2?page=2'

test('C-17 a slow list is cancelled by the next one, and nothing is reported', async () => {
  leasing.respond(async ({ request }) => {
    if (request.url.endsWith('page=1')) await delay('infinite')
    return HttpResponse.json({ total: 2 })
  })
  const ask = latestOnly()
  const cancelled = ask(slow).catch((reason: unknown) => reason)
  await expect.poll(() => leasing.requests().length, { interval: 2 }).toBe(1)
  await expect(ask(newer)).resolves.toEqual({ total: 2 })
  expect(await cancelled).toMatchObject({ name: 'AbortError' })
  await leasing.reports(0)
})

test('a list is not cancelled by that of another asker', async () => {
  leasing.respond(({ request }) => HttpResponse.json({ url: request.url }))
  const both = await Promise.all([latestOnly()(slow), latestOnly()(newer)])
  expect(both).toEqual([slow, newer].map((url) => ({ url: `https://larkway.test${url}` })))
})

test.each(failedResponses)(
  'C-15 C-60 $name is an error to show, reported once, and the next list comes',
  async ({ respond, status, errorKey, reported }) => {
    leasing.respond(respond)
    const ask = latestOnly()
    await expect(ask(slow)).rejects.toMatchObject({
      name: 'LeasingApiError',
      status,
      body: { message: messageText(errorKey) },
    })
    const [told] = await leasing.reports(1)
    expect(told!.report).toMatchObject({ url: slow, responseCode: status, response: reported })
    leasing.respond(() => HttpResponse.json({ total: 2 }))
    await expect(ask(newer)).resolves.toEqual({ total: 2 })
  },
)
