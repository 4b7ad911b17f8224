import { ownStorefront } from '#core/storefronts/own-storefront.ts'
import { needsSmsStep } from '#core/session/login-response.ts'
import { sessionLives } from '#core/session/session-lives.ts'
import { oneTimeCode } from '#core/validation/one-time-code.ts'
import { addressGroup } from '#server-kit/client-address.ts'
import { codeLimits } from '../orders/code-policy.ts'
import { codeText } from '../orders/code-text.ts'
import type { LimitClaim } from '../queries/limits/limits.ts'
import type { User } from '../queries/accounts/users.ts'
import type { Services } from '../server/services.ts'
import { later } from './later.ts'

export type AccountTools = Pick<
  Services,
  'database' | 'secrets' | 'accounts' | 'sendText' | 'siteUrl' | 'clock'
>

export type LoginResult =
  | { kind: 'loggedIn'; tokens: IssuedTokens; isFirstLogin: boolean }
  | { kind: 'codeSent'; token: string }
  | { kind: 'refused' }
  | { kind: 'wrongCode' }
  | { kind: 'wait'; retryAfterMs: number }

export type IssuedTokens = {
  userId: string
  accessToken: string
  refreshToken: string
  /** Seconds. */
  expiresIn: number
}

/**
 * The first step of a log-in. Known and unknown addresses, right and wrong passwords take the same
 * way: the try is counted, a user looked for, a password hashed. Rules S-02, S-05, S-59, S-63.
 */
export async function logIn(
  tools: AccountTools,
  given: { email: string; password: string; clientAddress: string },
): Promise<LoginResult> {
  const { database, accounts, clock } = tools
  const emailKey = given.email.toLowerCase()
  const keys = tryKeys(tools, emailKey, given.clientAddress)
  const retryAfterMs = await claimTry(tools, keys)
  if (retryAfterMs > 0) return { kind: 'wait', retryAfterMs }
  const user = await database.call.readUserByEmail({ emailKey })
  const isRight = await accounts.passwords.isRight(given.password, user && user.passwordHash)
  if (!isRight || !user) return { kind: 'refused' }
  await database.call.clearLoginTry(keys)
  const phoneE164 = needsSmsStep(user) ? user.phoneE164 : null
  if (!needsSmsStep(user)) return loggedIn(tools, user)
  // Invited without a phone: nobody can be let in by the password alone.
  if (phoneE164 === null) return { kind: 'refused' }

  const token = accounts.secrets.newToken()
  const code = accounts.secrets.newCode()
  const now = clock()
  const added = await database.call.addLoginCode({
    code: {
      tokenHash: accounts.secrets.tokenHash(token),
      userId: user.id,
      codeHash: accounts.secrets.codeHash(token, code),
      expiresAt: later(now, sessionLives.loginCodeMs),
    },
    limits: codeClaims(tools, phoneE164, given.clientAddress),
    now,
  })
  if (added.kind === 'limited') return { kind: 'wait', retryAfterMs: added.refusal.retryAfterMs }
  await tools.sendText({
    to: phoneE164,
    body: codeText(
      code,
      { sender: ownStorefront.name, host: new URL(tools.siteUrl).hostname },
      'login',
    ),
    orderRef: null,
  })
  return { kind: 'codeSent', token }
}

/** The second step: the first one's token with the code that was texted. Rules S-04, S-62. */
export async function logInWithCode(
  tools: AccountTools,
  given: { token: string; code: string },
): Promise<LoginResult> {
  const { database, accounts, clock } = tools
  const reading = oneTimeCode(given.code)
  if (!reading.ok) return { kind: 'wrongCode' }
  const now = clock()
  const tokenHash = accounts.secrets.tokenHash(given.token)
  const guess = await database.call.claimLoginGuess({ tokenHash, now })
  if (!guess || !accounts.secrets.isCode(given.token, reading.code, guess.codeHash)) {
    return { kind: 'wrongCode' }
  }
  if (!(await database.call.consumeLoginCode({ tokenHash, now }))) return { kind: 'wrongCode' }
  const user = await database.call.readUser({ id: guess.userId })
  return user ? loggedIn(tools, user) : { kind: 'wrongCode' }
}

/** Whether a user's password is right, under the limits of a log-in. Rules S-13, S-59. */
export async function checkPassword(
  tools: AccountTools,
  user: User,
  given: { password: string; clientAddress: string },
): Promise<{ kind: 'right' | 'wrong' } | { kind: 'wait'; retryAfterMs: number }> {
  const keys = tryKeys(tools, user.emailKey, given.clientAddress)
  const retryAfterMs = await claimTry(tools, keys)
  if (retryAfterMs > 0) return { kind: 'wait', retryAfterMs }
  if (!(await tools.accounts.passwords.isRight(given.password, user.passwordHash))) {
    return { kind: 'wrong' }
  }
  await tools.database.call.clearLoginTry(keys)
  return { kind: 'right' }
}

/** Exchanges a refresh token; null when it is refused. Rules S-23, S-24. */
export async function refreshSession(
  { accounts: { secrets }, database, clock }: AccountTools,
  refreshToken: string,
): Promise<IssuedTokens | null> {
  const now = clock()
  const successor = secrets.successorOf(refreshToken)
  const rotation = await database.call.rotateRefreshToken({
    tokenHash: secrets.tokenHash(refreshToken),
    successorHash: secrets.tokenHash(successor),
    expiresAt: later(now, sessionLives.refreshTokenMs),
    now,
  })
  if (rotation.kind === 'refused') return null
  return issued(secrets, { ...rotation, refreshToken: successor }, now)
}

async function loggedIn(
  { accounts: { secrets }, database, clock }: AccountTools,
  { id: userId }: User,
): Promise<LoginResult> {
  const now = clock()
  const sessionId = secrets.newReference()
  const refreshToken = secrets.newToken()
  const { isFirstLogin } = await database.call.openSession({
    sessionId,
    userId,
    tokenHash: secrets.tokenHash(refreshToken),
    expiresAt: later(now, sessionLives.refreshTokenMs),
    now,
  })
  const tokens = issued(secrets, { userId, sessionId, refreshToken }, now)
  return { kind: 'loggedIn', tokens, isFirstLogin }
}

function issued(
  secrets: AccountTools['accounts']['secrets'],
  { userId, sessionId, refreshToken }: { userId: string; sessionId: string; refreshToken: string },
  now: Date,
): IssuedTokens {
  const expiresAtMs = now.getTime() + sessionLives.accessTokenMs
  return {
    userId,
    refreshToken,
    accessToken: secrets.accessToken({ userId, sessionId, expiresAtMs }),
    expiresIn: sessionLives.accessTokenMs / 1000,
  }
}

type TryKeys = { accountKey: string; addressKey: string }

const tryKeys = ({ secrets }: AccountTools, emailKey: string, clientAddress: string): TryKeys => ({
  accountKey: secrets.personKey('login.account', emailKey),
  addressKey: secrets.personKey('login.address', addressGroup(clientAddress)),
})

const claimTry = ({ database, clock }: AccountTools, { accountKey, addressKey }: TryKeys) =>
  database.call.claimLoginTry({ keys: [accountKey, addressKey], now: clock() })

/** Codes of log-ins are texted under the same limits as those of enquiries. Rule S-62. */
function codeClaims({ secrets }: AccountTools, phone: string, clientAddress: string): LimitClaim[] {
  const address = secrets.personKey('address', addressGroup(clientAddress))
  return [
    { name: 'phone', key: secrets.personKey('phone', phone), rules: codeLimits.phone },
    { name: 'address', key: address, rules: codeLimits.address },
    { name: 'total', key: 'codes', rules: codeLimits.total },
  ]
}
