import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { postedMessage, readMessage, type SessionMessage } from './session-message.ts'

const token = { userId: 'u1', accessToken: 'a1', expiresAtMs: 1_000 }

const messages: SessionMessage[] = [
  { kind: 'loggedIn', ...token },
  { kind: 'tokenRefreshed', ...token },
  { kind: 'sessionEnded', endedToken: 'a1' },
  { kind: 'loggedOut' },
  { kind: 'tokenWanted', expiredToken: 'a1' },
  { kind: 'tokenWanted', expiredToken: null },
]

describe('S-25 what one tab says the others understand', () => {
  test.each(messages)('$kind', (message) => {
    const posted = postedMessage('tab1', message)
    expect(posted).toEqual({ version: 1, sender: 'tab1', message })
    expect(readMessage(structuredClone(posted), 'tab2')).toEqual(message)
  })

  test('and nothing beside', () => {
    const more: SessionMessage & { refreshToken: string } = {
      kind: 'loggedIn',
      ...token,
      refreshToken: 'r',
    }
    const posted = postedMessage('tab1', more)
    expect(readMessage(posted, 'tab2')).toEqual(messages[0])
  })
})

describe('S-26 a tab ignores', () => {
  const posted = (message: unknown, more: object = {}) => ({
    version: 1,
    sender: 'tab1',
    message,
    ...more,
  })

  test.each<[string, unknown]>([
    ['its own messages', posted({ kind: 'loggedOut' }, { sender: 'tab2' })],
    ['a newer language', posted({ kind: 'loggedOut' }, { version: 2 })],
    ['a message without a version', posted({ kind: 'loggedOut' }, { version: undefined })],
    ['a message without a sender', posted({ kind: 'loggedOut' }, { sender: undefined })],
    ['a nameless sender', posted({ kind: 'loggedOut' }, { sender: '' })],
    ['an unknown kind', posted({ kind: 'hello' })],
    ['a message without a kind', posted({})],
    ['no message', posted(null)],
    ['a text', posted('loggedOut')],
    ['nothing', null],
    ['a bare text', 'loggedOut'],
    ['a number', 1],
    ['a token without a user', posted({ kind: 'loggedIn', ...token, userId: '' })],
    ['a token that is none', posted({ kind: 'tokenRefreshed', ...token, accessToken: 7 })],
    ['a token without expiry', posted({ kind: 'loggedIn', ...token, expiresAtMs: undefined })],
    ['a token for ever', posted({ kind: 'tokenRefreshed', ...token, expiresAtMs: Infinity })],
    ['an expiry in words', posted({ kind: 'loggedIn', ...token, expiresAtMs: '1000' })],
    ['an end of nothing', posted({ kind: 'sessionEnded', endedToken: null })],
    ['a question about nothing', posted({ kind: 'tokenWanted' })],
    ['a question about an empty token', posted({ kind: 'tokenWanted', expiredToken: '' })],
  ])('%s', (_name, message) => {
    expect(readMessage(message, 'tab2')).toBeNull()
  })

  test('S-26 anything else at all, without failing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (message, whole) => {
        readMessage(posted(message), 'tab2')
        expect(readMessage(whole, 'tab2')).toBeNull()
      }),
    )
  })
})
