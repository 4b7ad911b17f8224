import { expect, test } from 'vitest'
import { readsUser, type AccountHolder } from './user-access.ts'

const consumer: AccountHolder = { id: 'c', companyId: null, companyRole: null }
const otherConsumer: AccountHolder = { id: 'd', companyId: null, companyRole: null }
const clerk: AccountHolder = { id: 'k', companyId: '3', companyRole: null }
const admin: AccountHolder = { id: 'a', companyId: '3', companyRole: 'admin' }
const otherAdmin: AccountHolder = { id: 'b', companyId: '4', companyRole: 'admin' }
const staff: AccountHolder = { id: 's', companyId: null, companyRole: 'admin' }
const everybody = [consumer, otherConsumer, clerk, admin, otherAdmin, staff]

test.each([
  [consumer, [consumer]],
  [clerk, [clerk]],
  [admin, [clerk, admin]],
  [otherAdmin, [otherAdmin]],
  [staff, everybody],
])('S-61 %o reads exactly these', (reader, allowed) => {
  expect(everybody.filter((other) => readsUser(reader, other))).toEqual(allowed)
})
