import { describe, expect, test } from 'vitest'
import { companyAdmin, companyUser, consumer, staffAdmin } from '../fixtures/users.ts'
import { afterLogin } from './after-login.ts'
import { isStaff, userHome } from './user-home.ts'

test.each([
  ['consumer', consumer, false, '/'],
  ['company user', companyUser, false, '/'],
  ['company admin', companyAdmin, false, '/'],
  ['staff', staffAdmin, true, '/admin'],
])('S-06 home of a %s', (_name, user, staff, home) => {
  expect(isStaff(user)).toBe(staff)
  expect(userHome(user)).toBe(home)
})

describe('S-07 after logging in', () => {
  test.each([
    ['the page that was refused', '/admin/orders?page=2', '/admin/orders?page=2'],
    ['home without one', null, '/admin'],
    ['home rather than to another site', '//evil.example/admin', '/admin'],
    ['home rather than back to the log-in', '/login?step=2', '/admin'],
    ['home rather than to a registration', '/registration/abc', '/admin'],
  ])('leads to %s', (_name, failedPath, expected) => {
    expect(afterLogin(staffAdmin, failedPath)).toBe(expected)
  })

  test('leads a consumer home to /', () => {
    expect(afterLogin(consumer, undefined)).toBe('/')
  })
})
