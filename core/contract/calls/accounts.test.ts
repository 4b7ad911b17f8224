import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  ['postLogin', 'POST /api/login', '', 'email password + token code', 'private guest'],
  ['postLogout', 'POST /api/logout', '', 'refreshToken', 'private guest'],
  ['postRefresh', 'POST /api/refresh', '', 'refreshToken', 'private guest'],
  [
    'putUser',
    'PUT /api/users/{id}',
    '',
    '+ firstName lastName email leaseReminders authorizationToken',
    'private user',
  ],
  ['listEnquiries', 'GET /api/users/{id}/enquiries', '', null, 'private user'],
  ['getWatched', 'GET /api/users/{id}/watched', '', null, 'private user'],
  ['putOwnAlerts', 'PUT /api/users/{id}/price-alerts', '', '+ ids isWatching', 'private user'],
  ['postSearchRemoval', 'POST /api/users/{id}/saved-search-removals', '', '+ hash', 'private user'],
  ['postSavedDeals', 'POST /api/users/{id}/saved-deals', '', '+ deals', 'private user'],
  ['putSavedDeals', 'PUT /api/users/{id}/saved-deals', '', '+ deals', 'private user'],
  [
    'postDataExport',
    'POST /api/users/{id}/data-exports',
    '',
    '+ authorizationToken',
    'private user',
  ],
  ['postErasure', 'POST /api/users/{id}/erasures', '', '+ authorizationToken', 'private user'],
  ['getUser', 'GET /api/users/{id}', '', null, 'private user'],
  ['getPermissions', 'GET /api/users/{id}/permissions', 'permissions', null, 'private user'],
  ['postAuthorizationToken', 'POST /api/authorization-tokens', '', 'password', 'private user'],
  ['postPasswordRecovery', 'POST /api/password-recovery-tokens', '', 'email', 'private guest'],
  ['getPasswordRecovery', 'GET /api/password-recovery-tokens/{token}', '', null, 'private guest'],
  [
    'putRecoveredPassword',
    'PUT /api/password-recovery-tokens/{passwordRecoveryToken}/password',
    '',
    'password',
    'private guest',
  ],
  [
    'postUser',
    'POST /api/users',
    '',
    'password passwordConfirmation email firstName lastName',
    'private guest',
  ],
  ['getRegistration', 'GET /api/registration-tokens/{token}', '', null, 'private guest'],
  [
    'putUserConfirmation',
    'PUT /api/users/{registrationToken}/confirm',
    '',
    '+ firstName lastName password passwordConfirmation',
    'private guest',
  ],
] as const)(
  'C-46 C-160 C-161 %s is %s with exactly its fields',
  (name, address, query, body, who) => {
    expect(declared(calls[name])).toEqual({
      address,
      query: names(query),
      body: body === null ? null : names(body),
      who,
    })
  },
)
