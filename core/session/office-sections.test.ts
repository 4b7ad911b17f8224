import { expect, test } from 'vitest'
import { officeHome } from './office-sections.ts'
import { type PermissionName, permissionNames } from './permission.ts'

test.each<[string, readonly PermissionName[], string]>([
  ['everything', permissionNames, 'adminLeads'],
  ['rate books and people', ['users.read', 'rates.read'], 'adminRateBooks'],
  ['people', ['users.read', 'users.invite'], 'adminUsers'],
  // It says there that the page is not theirs to open.
  ['nothing', [], 'adminLeads'],
])('S-92 the office of somebody who holds %s begins at its own first section', (_, held, home) => {
  expect(officeHome((name) => held.includes(name))).toBe(home)
})
