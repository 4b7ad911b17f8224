import { z } from 'zod'
import { permissionNames } from '#core/session/permission.ts'
import { userKinds } from '#core/session/user-kind.ts'
import { userSorts, userStates } from '#core/session/user-list.ts'
import { callGroup } from '../call.ts'
import { oneOf, wholeNumber } from '../fields.ts'
import { referencePattern } from '../identifiers.ts'
import { authorizationToken } from './own-account.ts'

/** The people who have accounts, as the office sees them. Rules C-170, S-81. */
const { office } = callGroup('Office')

const filters = {
  kind: oneOf(userKinds).optional(),
  state: oneOf(userStates).optional(),
  sort: oneOf(userSorts).default('name|asc'),
}

export const wireOfficeUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  kind: z.enum(userKinds),
  companyId: z.int().nullable(),
  companyName: z.string().nullable(),
  companyRole: z.literal('admin').nullable(),
  permissions: z.array(z.enum(permissionNames)).describe('Staff hold every one unnamed.'),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
  deactivatedAt: z.string().nullable(),
})

export type WireOfficeUser = z.infer<typeof wireOfficeUser>

const userId = z.object({ id: z.string().regex(referencePattern, 'A user id.') })

/** Named by whoever gives them. */
export const givenPermissions = z
  .array(z.enum(permissionNames))
  .max(permissionNames.length)
  .default([])

const usersPage = z.object({
  data: z.array(wireOfficeUser),
  total: z.int(),
  page: z.int(),
  rows: z.int(),
})

export const officeUserCalls = {
  listUsers: office({
    method: 'GET',
    path: '/api/users',
    permission: 'users.read',
    summary: 'People with accounts: of one’s own company, for staff everybody.',
    query: z.object({
      ...filters,
      page: wholeNumber(1, 1_000_000).default(1),
      rows: wholeNumber(1, 100).default(50),
    }),
    response: usersPage,
  }),

  searchUsers: office({
    method: 'POST',
    path: '/api/user-searches',
    permission: 'users.read',
    summary: 'The same, whose name or e-mail address holds each of these words.',
    body: z.object({
      ...filters,
      q: z.string().max(200).default(''),
      page: z.int().min(1).max(1_000_000).default(1),
      rows: z.int().min(1).max(100).default(50),
    }),
    response: usersPage,
  }),

  putUserAccess: office({
    method: 'PUT',
    path: '/api/users/{id}/access',
    permission: 'users.invite',
    summary: 'Gives somebody of a company another role or other permissions.',
    params: userId,
    body: z.object({
      companyRole: z.literal('admin').nullable().default(null),
      permissions: givenPermissions,
      authorizationToken,
    }),
    response: wireOfficeUser,
    failures: {
      404: 'No such user, or not yours.',
      422: 'Not yours to give, your own account, or the password was not given again.',
    },
  }),

  postDeactivation: office({
    method: 'POST',
    path: '/api/users/{id}/deactivations',
    permission: 'users.deactivate',
    summary: 'Ends every session of a user, who cannot log in until that is taken back.',
    params: userId,
    response: wireOfficeUser,
    failures: { 404: 'No such user, or not yours.', 409: 'Your own account, or our last.' },
  }),

  postReactivation: office({
    method: 'POST',
    path: '/api/users/{id}/reactivations',
    permission: 'users.deactivate',
    summary: 'Lets a deactivated user log in again.',
    params: userId,
    response: wireOfficeUser,
    failures: { 404: 'No such user, or not yours.' },
  }),
}
