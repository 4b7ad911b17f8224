import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import {
  replyingService,
  type ReplyingService,
} from '#leasing-api/test/services/replying-service.ts'
import { dataCentreOf, mailchimpNewsletter } from './mailchimp.ts'

let replying: ReplyingService | undefined
afterEach(() => replying?.close())

const logger = pino({ level: 'silent' })
/** Nothing here is about time, which a busy machine needs. */
const timeoutMs = 30_000
const service = async (status: number, json: unknown = {}) => {
  replying = await replyingService([{ status, json }])
  return replying
}

describe('Mailchimp', () => {
  const config = { apiKey: '0123abcd-us21', listId: 'list1' }
  const ada = { email: 'Ada@Example.com', firstName: 'Ada', secondName: 'Lovelace' }

  test('somebody who has joined is put', async () => {
    const { url, seen } = await service(200, { status: 'subscribed' })
    const tell = mailchimpNewsletter(config, { logger, timeoutMs, baseUrl: url })
    await expect(tell({ ...ada, isSubscribed: true })).resolves.toBe('taken')
    expect(seen).toEqual([
      {
        method: 'PUT',
        url: expect.stringMatching(
          /^\/3\.0\/lists\/list1\/members\/[0-9a-f]{32}\?skip_merge_validation=true$/,
        ),
        authorization: `Basic ${btoa('larkway:0123abcd-us21')}`,
        body: {
          email_address: 'Ada@Example.com',
          status_if_new: 'subscribed',
          status: 'subscribed',
          merge_fields: { FNAME: 'Ada', LNAME: 'Lovelace' },
        },
      },
    ])
  })

  test('however an address is written, it is one member', async () => {
    const { url, seen } = await service(200, { status: 'subscribed' })
    const tell = mailchimpNewsletter(config, { logger, timeoutMs, baseUrl: url })
    await tell({ ...ada, isSubscribed: false })
    await tell({ ...ada, email: 'ada@example.com', isSubscribed: false })
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toMatchObject({ method: 'PATCH', body: { status: 'unsubscribed' } })
  })

  test.each([
    [true, 400, 'refused'],
    [true, 401, 'later'],
    [true, 404, 'later'], // the list is not there: a setting to correct
    [true, 429, 'later'],
    [true, 500, 'later'],
    [true, 200, 'later'], // whoever said so is not Mailchimp
    [false, 400, 'refused'],
    [false, 500, 'later'],
  ])('C-102 subscribed %s and answered %d it is %s', async (isSubscribed, status, delivery) => {
    const { url } = await service(status, '<html>')
    const tell = mailchimpNewsletter(config, { logger, timeoutMs, baseUrl: url })
    await expect(tell({ ...ada, isSubscribed })).resolves.toBe(delivery)
  })

  const missing = { status: 404, json: { title: 'Resource Not Found' } }

  test.each([
    ['of a list that is there', { status: 200, json: { id: 'list1' } }, 'taken'],
    ['of a list that is not', missing, 'later'],
    ['of a list that cannot be asked about', { status: 500, json: {} }, 'later'],
  ])('somebody who leaves and is no member %s: %s', async (_, list, delivery) => {
    replying = await replyingService([missing, list])
    const tell = mailchimpNewsletter(config, { logger, timeoutMs, baseUrl: replying.url })
    await expect(tell({ ...ada, isSubscribed: false })).resolves.toBe(delivery)
    expect(replying.seen.map(({ method }) => method)).toEqual(['PATCH', 'GET'])
  })

  test('somebody who had left at Mailchimp is asked by Mailchimp', async () => {
    replying = await replyingService([
      { status: 400, json: { title: 'Member In Compliance State', status: 400 } },
      { status: 200, json: { status: 'pending' } },
    ])
    const tell = mailchimpNewsletter(config, { logger, timeoutMs, baseUrl: replying.url })
    await expect(tell({ ...ada, isSubscribed: true })).resolves.toBe('taken')
    expect(replying.seen.map(({ body }) => body)).toMatchObject([
      { status: 'subscribed' },
      { status: 'pending', status_if_new: 'pending' },
    ])
  })

  test.each([
    ['0123abcd-us21', 'us21'],
    ['0123abcd', null],
    ['0123abcd-us21.evil.example/', null],
  ])('the data centre of %s is %s', (key, dataCentre) => {
    expect(dataCentreOf(key)).toBe(dataCentre)
  })
})
