import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** An access token, read: whose session, and until when. */
export type AccessClaims = { userId: string; sessionId: string; expiresAtMs: number }

/** Random and keyed values of accounts. */
export type AccountSecrets = {
  /** 128 random bits, 22 URL-safe characters: an id, or the token of a link. */
  newReference(): string
  /** 256 random bits. */
  newToken(): string
  /** Hash of a token, under which it is stored. */
  tokenHash(token: string): string
  /** The refresh token that follows a refresh token: always the same one. Rule S-23. */
  successorOf(refreshToken: string): string
  newCode(): string
  codeHash(token: string, code: string): string
  isCode(token: string, code: string, codeHash: string): boolean
  accessToken(claims: AccessClaims): string
  /** What a token says, once its signature and its time have been checked; null otherwise. */
  readAccessToken(token: string, nowMs: number): AccessClaims | null
}

/** Derives the secrets of accounts from the signing key of this installation. */
export function accountSecrets(signingKey: string): AccountSecrets {
  const keyed = (purpose: string, ...parts: string[]) =>
    createHmac('sha256', signingKey)
      .update(JSON.stringify([`account.${purpose}`, ...parts]))
      .digest('base64url')
  const codeHash = (token: string, code: string) => keyed('code', token, code)
  return {
    newReference: () => randomBytes(16).toString('base64url'),
    newToken: () => randomBytes(32).toString('base64url'),
    tokenHash: (token) => hash('sha256', token, 'base64url'),
    successorOf: (refreshToken) => keyed('refresh', refreshToken),
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    codeHash,
    isCode: (token, code, hashed) => isSame(codeHash(token, code), hashed),
    accessToken: ({ userId, sessionId, expiresAtMs }) => {
      const claims = [userId, sessionId, expiresAtMs.toString(36)].join('.')
      return `${claims}.${keyed('access', claims)}`
    },
    readAccessToken: (token, nowMs) => {
      const [userId = '', sessionId = '', expires = '', signature = ''] = token.split('.')
      const claims = [userId, sessionId, expires].join('.')
      if (!isSame(keyed('access', claims), signature)) return null
      const expiresAtMs = Number.parseInt(expires, 36)
      return nowMs < expiresAtMs ? { userId, sessionId, expiresAtMs } : null
    },
  }
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
