import { describe, expect, test } from 'vitest'
import { companyAdmin, companyUser, consumer, staffAdmin } from '../fixtures/users.ts'
import {
  holdsOfficePermission,
  holdsPermission,
  permissionNames,
  seesRecordOf,
} from './permission.ts'

describe('S-38 permissions', () => {
  test('are these', () => {
    expect(permissionNames).toEqual([
      'orders.read',
      'orders.update',
      'orders.export',
      'rates.read',
      'rates.import',
      'rates.rollback',
      'users.read',
      'users.invite',
      'users.deactivate',
      'deadletters.retry',
    ])
  })

  test.each(permissionNames)('%s is held by staff, and by people it was given to', (name) => {
    expect(holdsPermission(staffAdmin, [], name)).toBe(true)
    expect(holdsPermission(companyAdmin, [name], name)).toBe(true)
    expect(holdsPermission(companyUser, [name], name)).toBe(true)
    expect(holdsPermission(companyAdmin, [], name)).toBe(false)
    expect(holdsPermission(consumer, [name], name)).toBe(false)
  })

  test('of another name are held by nobody', () => {
    expect(holdsPermission(staffAdmin, [], 'orders.delete')).toBe(false)
    expect(holdsPermission(companyAdmin, ['orders.read'], 'orders.delete')).toBe(false)
  })
})

test.each([consumer, companyUser, companyAdmin, staffAdmin])(
  'S-39 the empty name is always held',
  (user) => {
    expect(holdsPermission(user, [], '')).toBe(true)
  },
)

test.each([
  ['staff', staffAdmin, true, true],
  ['a company admin', companyAdmin, true, false],
  ['a company user', companyUser, true, false],
  ['a consumer', consumer, false, false],
])('S-42 %s and records of c1 and c2', (_name, user, own, other) => {
  expect(seesRecordOf(user, 'c1')).toBe(own)
  expect(seesRecordOf(user, 'c2')).toBe(other)
})

test.each([
  [staffAdmin, [], true],
  [companyAdmin, ['users.read'], true],
  [companyAdmin, ['rates.read'], false],
  // Without the role there is no second step at the log-in.
  [companyUser, ['users.read'], false],
  [consumer, ['users.read'], false],
] as const)('S-80 what the office lets $id do with %j', (user, given, isAllowed) => {
  expect(holdsOfficePermission(user, given, 'users.read')).toBe(isAllowed)
})
