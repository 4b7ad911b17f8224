import type { CallResponse } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { authorizationExpiresAtMs } from '#core/session/authorization.ts'
import { holdsPermission } from '#core/session/permission.ts'
import { readsUser } from '#core/session/user-access.ts'
import { checkForm } from '#core/validation/check-form.ts'
import { loginSchema } from '#core/validation/forms/sign-in-forms.ts'
import { userRoute, workerOf } from '#leasing-api/accounts/caller.ts'
import {
  checkPassword,
  logIn,
  logInWithCode,
  type LoginResult,
  refreshSession,
} from '#leasing-api/accounts/log-in.ts'
import type { User } from '#leasing-api/queries/accounts/users.ts'
import { done } from '#leasing-api/server/done.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { listsOf } from '#leasing-api/server/lists-of.ts'
import { route } from '#leasing-api/server/route.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** Logging in and out, and what somebody logged in may see. Rules C-46, S-59 to S-64. */
export const sessionRoutes = {
  postLogin: route(calls.postLogin, async ({ body, services, client }) => {
    if (body.token !== undefined) {
      return loginToWire(await logInWithCode(services, { token: body.token, code: body.code }))
    }
    const form = checkForm(loginSchema, body)
    if (!form.ok) return new Failure(422, 'errors.validation', listsOf(form.errors))
    return loginToWire(await logIn(services, { ...form.value, clientAddress: client.address }))
  }),

  postLogout: route(calls.postLogout, async ({ body, services }) => {
    const { accounts, database, clock } = services
    const tokenHash = accounts.secrets.tokenHash(body.refreshToken)
    await database.call.endSession({ tokenHash, now: clock() })
    return done
  }),

  postRefresh: route(calls.postRefresh, async ({ body, services }) => {
    const tokens = await refreshSession(services, body.refreshToken)
    return tokens ?? new Failure(401, 'errors.logIn')
  }),

  getUser: userRoute(calls.getUser, async ({ params, services }, { user }) => {
    const found = await readableUser(services, user, params.id)
    if (found instanceof Failure) return found
    const { id, companyId, companyRole, firstName, lastName, email } = found
    return { id, companyId, companyRole, firstName, lastName, email }
  }),

  getPermissions: userRoute(calls.getPermissions, async ({ params, query, services }, { user }) => {
    const found = await readableUser(services, user, params.id)
    if (found instanceof Failure) return found
    const worker = workerOf(found)
    return {
      permissions: Object.fromEntries(
        query.permissions.map((name) => [name, holdsPermission(worker, found.permissions, name)]),
      ),
    }
  }),

  postAuthorizationToken: userRoute(
    calls.postAuthorizationToken,
    async ({ body, services, client }, { user, sessionId }) => {
      const checked = await checkPassword(services, user, {
        password: body.password,
        clientAddress: client.address,
      })
      if (checked.kind === 'wait') return waiting(checked.retryAfterMs)
      if (checked.kind === 'wrong') {
        return new Failure(422, 'errors.wrongPassword', { password: ['errors.wrongPassword'] })
      }
      const { accounts, database, clock } = services
      const now = clock()
      const token = accounts.secrets.newToken()
      const expiresAt = new Date(authorizationExpiresAtMs(now.getTime()))
      const tokenHash = accounts.secrets.tokenHash(token)
      await database.call.addAuthorization({
        tokenHash,
        sessionId,
        userId: user.id,
        expiresAt,
        now,
      })
      return { token, expirationDate: expiresAt.toISOString() }
    },
  ),
}

/** A user whom somebody may read about. Consumers are told of nobody else, there or not. Rule S-61. */
async function readableUser(
  { database }: Services,
  reader: User,
  id: string,
): Promise<User | Failure> {
  if (reader.id === id) return reader
  const forbidden = new Failure(403, 'errors.forbidden')
  if (reader.companyRole !== 'admin') return forbidden
  const found = await database.call.readUser({ id })
  if (found) return readsUser(workerOf(reader), workerOf(found)) ? found : forbidden
  return reader.companyId === null ? new Failure(404, 'errors.notFound') : forbidden
}

function loginToWire(result: LoginResult): CallResponse<typeof calls.postLogin> | Failure {
  switch (result.kind) {
    case 'loggedIn':
      return { status: 'OK', token: null, ...result.tokens, isFirstLogin: result.isFirstLogin }
    case 'codeSent':
      return {
        status: 'SMS_AUTHENTICATION_NEEDED',
        token: result.token,
        accessToken: null,
        refreshToken: null,
        userId: null,
        expiresIn: null,
        isFirstLogin: false,
      }
    case 'refused':
      return new Failure(422, 'errors.incorrectLogin')
    case 'wrongCode':
      return new Failure(422, 'errors.tryAgain', { code: ['errors.tryAgain'] })
    case 'wait':
      return waiting(result.retryAfterMs)
  }
}

function waiting(retryAfterMs: number): Failure {
  const seconds = String(Math.ceil(retryAfterMs / 1000))
  return new Failure(429, 'errors.loginWait', {}, { headers: { 'retry-after': seconds } })
}
