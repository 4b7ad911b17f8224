import { expect, test } from 'vitest'
import { accountSecrets } from './account-secrets.ts'

const secrets = accountSecrets('a signing key for tests only')
const claims = { userId: 'u'.repeat(22), sessionId: 's'.repeat(22), expiresAtMs: 900_000 }

test('S-60 an access token says whose session it is of until it ends', () => {
  const token = secrets.accessToken(claims)
  expect(secrets.readAccessToken(token, 899_999)).toEqual(claims)
  expect(secrets.readAccessToken(token, 900_000)).toBeNull()
})

test('S-64 a token that was changed anywhere, or signed with another key, says nothing', () => {
  const token = secrets.accessToken(claims)
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'x' ? 'y' : 'x'
    expect(secrets.readAccessToken(token.slice(0, at) + other + token.slice(at + 1), 0)).toBeNull()
  }
  for (const none of ['', '.', '...', `${token}.x`.replace('.', ''), token.slice(0, -1)])
    expect(secrets.readAccessToken(none, 0)).toBeNull()
  expect(accountSecrets('another key').readAccessToken(token, 0)).toBeNull()
})

test('S-23 a refresh token has one successor, which is none of its likes', () => {
  const token = secrets.newToken()
  expect(token).toHaveLength(43)
  expect(secrets.successorOf(token)).toBe(secrets.successorOf(token))
  expect(secrets.successorOf(token)).not.toBe(secrets.tokenHash(token))
})
