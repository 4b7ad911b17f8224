import { calls } from '#core/contract/calls.ts'
import { logEntryToWire, personSubject } from '#leasing-api/accounts/log-to-wire.ts'
import { officeRoute } from '#leasing-api/accounts/office-route.ts'

/** Who did what to whom. Rules C-170, S-85. */
export const logRoutes = {
  searchLog: officeRoute(calls.searchLog, async ({ body, services }, caller) => {
    const { database, secrets } = services
    const { q, ...query } = body
    const words = q.split(/\s+/).filter((word) => word !== '')
    const [only] = words
    const { entries, total } = await database.call.listLog({
      ...query,
      companyId: caller.companyId,
      words,
      personKey:
        words.length === 1 && only?.includes('@')
          ? personSubject(secrets, only.toLowerCase())
          : null,
    })
    return {
      data: entries.map((entry) => logEntryToWire(caller, entry)),
      total,
      page: query.page,
      rows: query.rows,
    }
  }),
}
