import { expect, test } from 'vitest'
import { companyAdmin, consumer, staffAdmin } from '../fixtures/users.ts'
import { accessRefusal, deactivationRefusal, givenPermissions } from './office-access.ts'
import { permissionNames } from './permission.ts'

test('S-83 staff give all that a company may have, others what they hold themselves', () => {
  expect(givenPermissions(staffAdmin, [])).toEqual(
    permissionNames.filter((name) => name !== 'deadletters.retry'),
  )
  expect(givenPermissions(companyAdmin, ['rates.read', 'deadletters.retry'])).toEqual([
    'rates.read',
  ])
})

test.each([
  ['oneself', staffAdmin.id, staffAdmin, 2, 'errors.notYourself'],
  ['the last of our staff', 'another', staffAdmin, 1, 'errors.lastStaff'],
  ['one of two of our staff', 'another', staffAdmin, 2, null],
  ['somebody of a company', 'another', companyAdmin, 1, null],
  ['a consumer', 'another', consumer, 1, null],
])('S-84 whether %s may be deactivated', (_, actorId, user, activeStaff, refusal) => {
  expect(deactivationRefusal({ actorId, user, activeStaff })).toBe(refusal)
})

test.each([
  ['their own', 'u3', ['rates.read'], [], 'errors.notYourself'],
  ['one that they hold', 'u1', ['rates.read'], [], null],
  ['one that they do not hold', 'u1', ['rates.import'], [], 'errors.permissions'],
  ['one that was held before', 'u1', ['rates.import'], ['rates.import'], null],
  ['none', 'u1', [], ['rates.import'], null],
] as const)('S-83 whether somebody may give %s', (_, userId, after, before, refusal) => {
  const about = { actorId: 'u3', userId, mayGive: ['rates.read'] as const, before, after }
  expect(accessRefusal(about)).toBe(refusal)
})
