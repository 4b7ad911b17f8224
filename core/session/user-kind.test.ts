import { expect, test } from 'vitest'
import { companyAdmin, companyUser, consumer, staffAdmin } from '../fixtures/users.ts'
import { userKind } from './user-kind.ts'

test.each([
  [consumer, 'consumer'],
  [companyUser, 'company'],
  [companyAdmin, 'company'],
  [staffAdmin, 'staff'],
])('S-81 what $id is to us: %s', (user, kind) => {
  expect(userKind(user)).toBe(kind)
})
