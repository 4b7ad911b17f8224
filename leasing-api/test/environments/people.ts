import { type ApiKeyScope, apiKeyStart, shownKeyStart } from '#core/session/api-key.ts'
import { sessionLives } from '#core/session/session-lives.ts'
import type { PermissionName } from '#core/session/permission.ts'
import { later } from '#leasing-api/accounts/later.ts'
import type { LinkKind } from '#leasing-api/db/schema/accounts.ts'
import type { Services } from '#leasing-api/server/services.ts'

export const testPassword = 'Sunny!day9'

/** Who a user of a test is; a consumer where nothing is said. */
export type TestPerson = {
  email: string
  companyId?: number | null
  companyRole?: 'admin' | null
  permissions?: PermissionName[]
  phoneE164?: string | null
}

/** Users, sessions, links and keys of tests, made without asking over HTTP. */
export function testPeople({ accounts, database, clock, siteUrl }: Services) {
  const { secrets, passwords } = accounts

  async function addLink(
    kind: LinkKind,
    { email, ...person }: TestPerson & { userId?: string; newUserId?: string },
  ): Promise<string> {
    const token = secrets.newToken()
    const { userId = null, ...work } = person
    await database.call.sendAccountLink({
      link: {
        tokenHash: secrets.tokenHash(token),
        kind,
        email,
        emailKey: email.toLowerCase(),
        userId,
        payload: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          passwordHash: await passwords.hash(testPassword),
          ...work,
        },
        createdAt: clock(),
        expiresAt: later(clock(), 3_600_000),
      },
      mail: { to: email, subject: 'For a test', text: siteUrl, html: siteUrl },
      limits: [],
    })
    return token
  }

  async function addUser(person: TestPerson): Promise<string> {
    const token = await addLink('registration', person)
    const id = secrets.newReference()
    await database.call.pressAccountLink({
      tokenHash: secrets.tokenHash(token),
      newUserId: id,
      person: null,
      now: clock(),
    })
    return id
  }

  /** A key of a company's own system. */
  async function addKey(companyId: number, scopes: ApiKeyScope[], name = 'Our system') {
    const key = apiKeyStart + secrets.newToken()
    const id = secrets.newReference()
    await database.call.addApiKey({
      id,
      companyId,
      name,
      keyHash: secrets.tokenHash(key),
      keyStart: shownKeyStart(key),
      scopes,
      createdBy: 'operator',
      now: clock(),
    })
    return { id, key }
  }

  async function openSession(userId: string) {
    const sessionId = secrets.newReference()
    const refreshToken = secrets.newToken()
    const now = clock()
    await database.call.openSession({
      sessionId,
      userId,
      tokenHash: secrets.tokenHash(refreshToken),
      expiresAt: later(now, sessionLives.refreshTokenMs),
      now,
    })
    const expiresAtMs = now.getTime() + sessionLives.accessTokenMs
    return {
      sessionId,
      refreshToken,
      accessToken: secrets.accessToken({ userId, sessionId, expiresAtMs }),
    }
  }

  /** The token of somebody who gave their password again in a session. */
  async function authorize(userId: string, sessionId: string): Promise<string> {
    const token = secrets.newToken()
    const now = clock()
    const tokenHash = secrets.tokenHash(token)
    const expiresAt = later(now, 300_000)
    await database.call.addAuthorization({ tokenHash, sessionId, userId, expiresAt, now })
    return token
  }

  return { addKey, addLink, addUser, authorize, openSession }
}

export type TestPeople = ReturnType<typeof testPeople>
