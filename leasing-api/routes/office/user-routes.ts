import type { ReadBody } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { type OfficeCaller, officeRoute } from '#leasing-api/accounts/office-route.ts'
import { officeUserToWire } from '#leasing-api/accounts/office-user-to-wire.ts'
import type { Services } from '#leasing-api/server/services.ts'

/** People with accounts, for whoever looks after them. Rules C-170, S-81. */
export const userRoutes = {
  listUsers: officeRoute(calls.listUsers, ({ query, services }, caller) =>
    usersPage(services, caller, { ...query, q: '' }),
  ),

  searchUsers: officeRoute(calls.searchUsers, ({ body, services }, caller) =>
    usersPage(services, caller, body),
  ),
}

async function usersPage(
  { database }: Services,
  { companyId }: OfficeCaller,
  { q, ...query }: ReadBody<typeof calls.searchUsers>,
) {
  const words = q.split(/\s+/).filter((word) => word !== '')
  const { users, total } = await database.call.listUsers({ ...query, companyId, words })
  return { data: users.map(officeUserToWire), total, page: query.page, rows: query.rows }
}
