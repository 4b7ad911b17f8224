import { expect, test } from 'vitest'
import { consumer } from '../fixtures/users.ts'
import { accountDetails } from './account-details.ts'

test.each([
  ['Jane', 'Doe', 'Jane Doe'],
  ['Jane', '', 'Jane'],
  ['', 'Doe', 'Doe'],
])('S-57 the account details of "%s" "%s" show the name "%s"', (firstName, lastName, name) => {
  expect(accountDetails({ ...consumer, firstName, lastName })).toEqual({
    name,
    email: 'jane@example.com',
  })
})
