import { describe, expect, test } from 'vitest'
import { openPresence, type Presence } from './presence.ts'

interface Sent {
  id?: unknown
  result?: unknown
  error?: { code: number; message: string }
  params?: { subscription: string; result: unknown }
}

/** A browser on the line: what it is sent, and a way to call. */
function browser(presence: Presence) {
  const sent: Sent[] = []
  const guest = presence.join({ send: (text) => sent.push(JSON.parse(text) as Sent) }, 'editor')
  let calls = 0
  const call = (method: string, params: unknown = {}) => {
    calls += 1
    guest.hear(JSON.stringify({ jsonrpc: '2.0', id: `call-${calls}`, method, params }))
    return sent.find(({ id }) => id === `call-${calls}`)
  }
  const heard = () => sent.flatMap(({ params }) => (params ? [params.result] : []))
  return { ...guest, call, heard, sent }
}

const locations = [{ type: 'document', documentId: 'guide-1', path: ['title'] }]

describe('two browsers', () => {
  test('hear where the other is, when it leaves, and nothing after they stopped listening', () => {
    const presence = openPresence()
    const [anna, ben] = [browser(presence), browser(presence)]
    const subscription = ben.call('presence_subscribe')?.result
    anna.call('presence_announce', { data: { sessionId: 'anna', locations } })
    anna.leave()
    expect(ben.heard()).toEqual([
      { type: 'state', i: 'editor', m: { sessionId: 'anna', locations } },
      { type: 'disconnect', i: 'editor', m: { session: 'anna' } },
    ])
    ben.call('presence_unsubscribe', { subscriptionId: subscription })
    browser(presence).call('presence_announce', { data: { sessionId: 'cleo', locations } })
    expect(ben.heard()).toHaveLength(2)
    expect(presence.size).toBe(2)
  })

  test('a newcomer calls the roll, which everybody hears', () => {
    const presence = openPresence()
    const [anna, ben] = [browser(presence), browser(presence)]
    anna.call('presence_subscribe')
    expect(ben.call('presence_rollcall', { session: 'ben' })?.result).toBe(true)
    expect(anna.heard()).toEqual([{ type: 'rollCall', i: 'editor', session: 'ben' }])
  })

  test('a window that says goodbye is told of once', () => {
    const presence = openPresence()
    const [anna, ben] = [browser(presence), browser(presence)]
    ben.call('presence_subscribe')
    anna.call('presence_announce', { data: { sessionId: 'anna', locations } })
    anna.call('presence_disconnect', { session: 'anna' })
    anna.leave()
    expect(ben.heard()).toHaveLength(2)
  })
})

test.each([
  ['what is no JSON', 'hello', -32700],
  ['what is no call', '[]', -32600],
  ['a call without a method', '{"jsonrpc":"2.0","id":1}', -32600],
  ['an unknown method', '{"id":1,"method":"comments_subscribe"}', -32601],
  ['an announcement without a place', '{"id":1,"method":"presence_announce"}', -32602],
  [
    'a session of a thousand letters',
    `{"id":1,"method":"presence_announce","params":{"data":{"sessionId":"${'x'.repeat(1000)}","locations":[]}}}`,
    -32602,
  ],
])('%s is answered with an error', (_name, message, code) => {
  const line = browser(openPresence())
  line.hear(message)
  expect(line.sent[0]?.error?.code).toBe(code)
})

test('one browser holds so many subscriptions at most', () => {
  const line = browser(openPresence())
  const answers = Array.from({ length: 25 }, () => line.call('presence_subscribe'))
  expect(answers.filter((answer) => answer?.error).length).toBe(5)
})
