import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import {
  replyingService,
  type ReplyingService,
} from '#leasing-api/test/services/replying-service.ts'
import { metaConversions } from './meta-conversions.ts'

let replying: ReplyingService | undefined
afterEach(() => replying?.close())

const logger = pino({ level: 'silent' })
/** Nothing here is about time, which a busy machine needs. */
const timeoutMs = 30_000
const service = async (status: number, json: unknown = {}) => {
  replying = await replyingService([{ status, json }])
  return replying
}

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
    await expect(metaConversions(config, { logger, timeoutMs, baseUrl: url })(event)).resolves.toBe(
      'taken',
    )
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
    await metaConversions(config, { logger, timeoutMs, baseUrl: url })(bare)
    expect(seen[0]!.body).toMatchObject({ data: [{ user_data: {} }] })
    expect(JSON.stringify(seen[0]!.body)).not.toContain('event_source_url')
  })

  const error = (code: number, more: object = {}) => ({ error: { message: 'x', code, ...more } })

  test.each([
    [400, error(100), 'refused'],
    [400, error(100, { is_transient: true }), 'later'],
    [400, error(190), 'later'], // the token has expired
    [400, error(200), 'later'],
    [400, error(4), 'later'],
    [400, error(80_004), 'later'],
    [400, '<html>', 'refused'],
    [403, error(100), 'later'],
    [503, error(2), 'later'],
    [200, { events_received: 0 }, 'later'],
    [200, '<html>', 'later'],
  ])('C-102 answered %d with %j it is %s', async (status, json, delivery) => {
    const { url } = await service(status, json)
    await expect(metaConversions(config, { logger, timeoutMs, baseUrl: url })(event)).resolves.toBe(
      delivery,
    )
  })
})
