import { z } from 'zod'
import { callGroup } from '../call.ts'
import * as typed from '../typed-fields.ts'
import { referencePattern } from '../identifiers.ts'
import { doneResponse } from '../json/wire-responses.ts'

/** Logging in and out, and the accounts behind it. Rules C-46, C-160. */
const { call, post } = callGroup('Accounts')

/** A token as it was given out. */
const token = z.string().min(1, 'errors.required').max(2000)

/** A token that travels in a link. */
const linkToken = z.string().regex(/^[A-Za-z0-9_-]{22,200}$/, 'This link is not complete.')

const userId = z.object({ id: z.string().regex(referencePattern, 'A user id.') })

const ownRead = {
  method: 'GET',
  params: userId,
  authority: 'user',
  failures: {
    401: 'Log in first.',
    403: 'Not your account, nor one of your company.',
    404: 'No such user.',
  },
} as const

export const accountCalls = {
  postLogin: post({
    path: '/api/login',
    summary: 'Logs in with e-mail and password; the second step sends token and code instead.',
    body: z.object({
      email: typed.email,
      password: typed.password,
      token: token.optional().describe('As the first step answered.'),
      code: typed.code,
    }),
    response: z.object({
      status: z.enum(['OK', 'SMS_AUTHENTICATION_NEEDED']),
      token: z.string().nullable().describe('For the second step; null when logged in.'),
      accessToken: z.string().nullable(),
      refreshToken: z.string().nullable(),
      userId: z.string().nullable(),
      expiresIn: z.int().nullable().describe('Seconds.'),
      isFirstLogin: z.boolean(),
    }),
    failures: { 422: 'Wrong e-mail, password or code.', 429: 'Wait before trying again.' },
  }),

  postLogout: post({
    path: '/api/logout',
    summary: 'Ends the session of a refresh token; an unknown one is no failure.',
    body: z.object({ refreshToken: token }),
    response: doneResponse,
  }),

  postRefresh: post({
    path: '/api/refresh',
    summary: 'A new access token. The refresh token is used up and its successor answered.',
    body: z.object({ refreshToken: token }),
    response: z.object({
      accessToken: z.string(),
      expiresIn: z.int().describe('Seconds.'),
      refreshToken: z.string(),
      userId: z.string(),
    }),
    failures: { 401: 'Unknown, expired or used; a used one ends every session of its family.' },
  }),

  getUser: call({
    ...ownRead,
    path: '/api/users/{id}',
    summary: 'A user.',
    response: z.object({
      id: z.string(),
      companyId: z.int().nullable(),
      companyRole: z.string().nullable(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
    }),
  }),

  getPermissions: call({
    ...ownRead,
    path: '/api/users/{id}/permissions',
    summary: 'Whether a user may do each of these; what nobody has heard of, nobody may.',
    query: z.object({
      permissions: z.array(z.string().max(60)).max(100, 'At most 100 values.').default([]),
    }),
    response: z.object({ permissions: z.record(z.string(), z.boolean()) }),
  }),

  postAuthorizationToken: call({
    method: 'POST',
    authority: 'user',
    path: '/api/authorization-tokens',
    summary: 'A five-minute token for what needs the password again.',
    body: z.object({ password: typed.password }),
    response: z.object({ token: z.string(), expirationDate: z.string() }),
    failures: { 401: 'Log in first.', 422: 'Wrong password.', 429: 'Wait before trying again.' },
  }),

  postPasswordRecovery: post({
    path: '/api/password-recovery-tokens',
    summary: 'Mails a link to set a new password. Answers the same for unknown addresses.',
    body: z.object({ email: typed.email }),
    response: doneResponse,
    failures: { 422: 'A field does not pass its rule.', 429: 'Too many from this address.' },
  }),

  getPasswordRecovery: call({
    method: 'GET',
    authority: 'guest',
    path: '/api/password-recovery-tokens/{token}',
    summary: 'Whether a recovery link still works.',
    params: z.object({ token: linkToken }),
    response: z.object({ expiresAt: z.string() }),
    failures: { 404: 'The link is unknown, used or too old.' },
  }),

  putRecoveredPassword: call({
    method: 'PUT',
    authority: 'guest',
    path: '/api/password-recovery-tokens/{passwordRecoveryToken}/password',
    summary: 'Sets a new password and ends every session of the user.',
    params: z.object({ passwordRecoveryToken: linkToken }),
    body: z.object({ password: typed.password }),
    response: doneResponse,
    failures: {
      404: 'The link is unknown, used or too old.',
      422: 'A field does not pass its rule.',
    },
  }),

  getRegistration: call({
    method: 'GET',
    authority: 'guest',
    path: '/api/registration-tokens/{token}',
    summary: 'What a registration link is for. Reading it changes nothing.',
    params: z.object({ token: linkToken }),
    response: z.object({
      kind: z
        .enum(['registration', 'invitation', 'emailChange'])
        .describe('Only an invitation asks for names and a password when it is confirmed.'),
      email: z.string(),
      expiresAt: z.string(),
    }),
    failures: { 404: 'The link is unknown, used or too old.' },
  }),

  postUser: post({
    path: '/api/users',
    summary: 'Registers. Mails a link to confirm; answers the same for known addresses.',
    body: z.object({
      password: typed.password,
      passwordConfirmation: typed.password,
      email: typed.email,
      firstName: typed.name,
      lastName: typed.name,
    }),
    response: doneResponse,
    failures: { 422: 'A field does not pass its rule.', 429: 'Too many from this address.' },
  }),

  putUserConfirmation: call({
    method: 'PUT',
    authority: 'guest',
    path: '/api/users/{registrationToken}/confirm',
    summary:
      'Activates the account, or the new e-mail address, that a link belongs to. An invitation takes names and a password as well.',
    params: z.object({ registrationToken: linkToken }),
    body: z.object({
      firstName: typed.name,
      lastName: typed.name,
      password: typed.password,
      passwordConfirmation: typed.password,
    }),
    response: doneResponse,
    failures: {
      404: 'The link is unknown, used or too old.',
      422: 'A field does not pass its rule.',
    },
  }),
}
