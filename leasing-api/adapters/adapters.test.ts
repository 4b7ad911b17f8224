import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { dataCentreOf, mailchimpNewsletter } from './mailchimp.ts'
import { metaConversions } from './meta-conversions.ts'
import { partnerValuation } from './partner-valuation.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const logger = pino({ level: 'silent' })

/** A stand-in for a service on a port of its own. */
async function serviceAnswering(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type Seen = { method: string; url: string; authorization: string | undefined; body: unknown }

/** A service that answers one thing and tells what it was asked. */
async function service(status: number, answer: unknown = {}) {
  const seen: Seen[] = []
  const url = await serviceAnswering((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      seen.push({
        method: request.method!,
        url: request.url!,
        authorization: request.headers.authorization,
        body: JSON.parse(text) as unknown,
      })
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    })
  })
  return { url, seen }
}

const hostile: [string, RequestListener][] = [
  ['silent', () => {}],
  ['gone', (request) => request.socket.destroy()],
  ['moved', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  [
    'endless',
    (_, response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write('x'.repeat(64 * 1024)), 1)
      response.on('close', () => clearInterval(more))
    },
  ],
]

const inTime = async <Value>(work: Promise<Value>): Promise<Value> => {
  const started = performance.now()
  const value = await work
  expect(performance.now() - started).toBeLessThan(3000)
  return value
}

describe('Mailchimp', () => {
  const config = { apiKey: '0123abcd-us21', listId: 'list1' }
  const ada = { email: 'Ada@Example.com', firstName: 'Ada', secondName: 'Lovelace' }

  test('somebody who has joined is put', async () => {
    const { url, seen } = await service(200)
    const tell = mailchimpNewsletter(config, logger, url)
    await expect(tell({ ...ada, isSubscribed: true })).resolves.toBe('taken')
    expect(seen).toEqual([
      {
        method: 'PUT',
        url: expect.stringMatching(/^\/3\.0\/lists\/list1\/members\/[0-9a-f]{32}$/),
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
    const { url, seen } = await service(200)
    const tell = mailchimpNewsletter(config, logger, url)
    await tell({ ...ada, isSubscribed: false })
    await tell({ ...ada, email: 'ada@example.com', isSubscribed: false })
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toMatchObject({ method: 'PATCH', body: { status: 'unsubscribed' } })
  })

  test.each([
    [false, 404, 'taken'],
    [true, 404, 'refused'],
    [true, 400, 'refused'],
    [true, 401, 'later'],
    [true, 429, 'later'],
    [true, 500, 'later'],
  ])('subscribed %s and answered %d it is %s', async (isSubscribed, status, delivery) => {
    const { url } = await service(status, '<html>')
    const tell = mailchimpNewsletter(config, logger, url)
    await expect(tell({ ...ada, isSubscribed })).resolves.toBe(delivery)
  })

  test.each(hostile)('one that is %s is told later', async (_, listener) => {
    const tell = mailchimpNewsletter(config, logger, await serviceAnswering(listener))
    await expect(inTime(tell({ ...ada, isSubscribed: true }))).resolves.toBe('later')
  })

  test.each([
    ['0123abcd-us21', 'us21'],
    ['0123abcd', null],
    ['0123abcd-us21.evil.example/', null],
  ])('the data centre of %s is %s', (key, dataCentre) => {
    expect(dataCentreOf(key)).toBe(dataCentre)
  })
})

describe('Meta', () => {
  const config = { pixelId: '12345', accessToken: 'secret' }
  const event = {
    eventId: 'Zk3v0bWn7x2QfLr9sTqY',
    eventName: 'Lead',
    referer: 'https://www.larkway.example/special-offers',
    fbp: 'fb.1.1.2',
    fbc: '',
    createdAt: new Date('2026-11-20T09:00:00.900Z'),
    clientAddress: '203.0.113.7',
    userAgent: 'Firefox',
  }

  test('an event is sent with the pixel’s id, the token in the body', async () => {
    const { url, seen } = await service(200, { events_received: 1 })
    await expect(metaConversions(config, logger, url)(event)).resolves.toBe('taken')
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/v23.0/12345/events',
        authorization: undefined,
        body: {
          access_token: 'secret',
          data: [
            {
              event_name: 'Lead',
              event_time: 1_795_165_200,
              event_id: 'Zk3v0bWn7x2QfLr9sTqY',
              event_source_url: 'https://www.larkway.example/special-offers',
              action_source: 'website',
              user_data: {
                client_ip_address: '203.0.113.7',
                client_user_agent: 'Firefox',
                fbp: 'fb.1.1.2',
              },
            },
          ],
        },
      },
    ])
  })

  test('what is not known is left out', async () => {
    const { url, seen } = await service(200)
    const bare = { ...event, referer: '', fbp: '', clientAddress: null, userAgent: null }
    await metaConversions(config, logger, url)(bare)
    expect(seen[0]!.body).toMatchObject({ data: [{ user_data: {} }] })
    expect(JSON.stringify(seen[0]!.body)).not.toContain('event_source_url')
  })

  test.each([
    [400, 'refused'],
    [403, 'later'],
    [503, 'later'],
  ])('answered %d it is %s', async (status, delivery) => {
    const { url } = await service(status, { error: { message: 'x' } })
    await expect(metaConversions(config, logger, url)(event)).resolves.toBe(delivery)
  })

  test.each(hostile)('one that is %s is told later', async (_, listener) => {
    const tell = metaConversions(config, logger, await serviceAnswering(listener))
    await expect(inTime(tell(event))).resolves.toBe('later')
  })
})

describe('a valuation partner', () => {
  const car = {
    registration: 'AB23CDE',
    make: null,
    model: null,
    regDate: '2023-03-01',
    mileageMiles: 22_000,
  }
  const answer = {
    make: 'Ford',
    model: 'Puma ST',
    regDate: '2023-04-02',
    low: 9500,
    middle: 10_000.5,
    high: 10_500,
  }
  const value = async (status: number, body: unknown) => {
    const { url, seen } = await service(status, body)
    const valued = await partnerValuation({ url: `${url}/value`, key: 'k' }, logger)(car)
    return { valued, seen }
  }

  test('is asked about the car and answers in pounds', async () => {
    const { valued, seen } = await value(200, answer)
    expect(valued).toEqual({
      make: 'Ford',
      model: 'Puma ST',
      regDate: '2023-04-02',
      lowPence: 950_000,
      middlePence: 1_000_050,
      highPence: 1_050_000,
    })
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/value',
        authorization: 'Bearer k',
        body: {
          registration: 'AB23CDE',
          make: null,
          model: null,
          regDate: '2023-03-01',
          mileage: 22_000,
        },
      },
    ])
  })

  test('may leave the day open', async () => {
    const { regDate, ...rest } = answer
    expect((await value(200, rest)).valued).toMatchObject({ regDate: null })
    expect(regDate).toBeTruthy()
  })

  test.each([
    ['a car it does not know', 404, {}],
    ['a page', 200, '<html>'],
    ['a fault of its own', 500, answer],
    ['no make', 200, { ...answer, make: '' }],
    ['a value below 0', 200, { ...answer, low: -1 }],
    ['values out of order', 200, { ...answer, low: 20_000 }],
    ['a text for a value', 200, { ...answer, high: '10500' }],
  ])('%s is no valuation', async (_, status, body) => {
    expect((await value(status, body)).valued).toBeNull()
  })

  test.each(hostile)('one that is %s says nothing', async (_, listener) => {
    const url = await serviceAnswering(listener)
    await expect(inTime(partnerValuation({ url, key: 'k' }, logger)(car))).resolves.toBeNull()
  })
})
