import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { calls } from '#core/contract/calls.ts'
import { readBody } from '#core/contract/http/body.ts'
import { holdsOfficePermission } from '#core/session/permission.ts'
import { callerOf, workerOf } from '#leasing-api/accounts/caller.ts'
import { leadFilter } from '#leasing-api/leads/lead-filter.ts'
import { leadsCsv } from '#leasing-api/leads/leads-csv.ts'
import { csvHeaders } from '#leasing-api/server/csv-headers.ts'
import {
  accessTokenOf,
  type Environment,
  type RequestContext,
} from '#leasing-api/server/environment.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { failureResponse } from '#leasing-api/server/failure-response.ts'
import { readJson } from '#leasing-api/server/read-json.ts'
import { notReady } from '#leasing-api/server/serve-route.ts'
import type { Readiness, Services } from '#leasing-api/server/services.ts'

/**
 * `POST /api/lead-exports`: the leads that `POST /api/lead-searches` would find for the same body, all
 * of them, as a file. Calls answer JSON alone, so it is none. Rule C-177.
 */
export function addLeadFiles(app: Hono<Environment>, readiness: () => Readiness): void {
  app.post('/api/lead-exports', async (context) => {
    context.set('callName', 'postLeadExport')
    const ready = readiness()
    if (ready.status !== 'ready') return failureResponse(context, notReady)
    const response = await leadFile(context, ready.services)
    return response instanceof Failure ? failureResponse(context, response) : response
  })
}

async function leadFile(context: RequestContext, services: Services): Promise<Response | Failure> {
  const accessToken = accessTokenOf(context)
  const caller = await callerOf({ services, client: { accessToken } })
  if (!caller) return new Failure(401, 'errors.logIn')
  const { user } = caller
  if (!holdsOfficePermission(workerOf(user), user.permissions, 'orders.export')) {
    return new Failure(403, 'errors.forbidden')
  }
  const json = await readJson(context)
  if (json instanceof Failure) return json
  const question = readBody(calls.searchLeads, json)
  if (!question.ok) return new Failure(400, 'errors.badParameter', question.errors)

  const { database, clock } = services
  const now = clock()
  const { id: userId, companyId } = user
  const filter = leadFilter(question.value, { companyId, userId, now })
  const providerId = filter ? filter.providerId : companyId
  await database.call.noteLeadsExported({ by: userId, providerId, now })
  const csv = Readable.from(leadsCsv(database.call, filter)).map((text: string) =>
    Buffer.from(text),
  )
  return context.body(Readable.toWeb(csv) as ReadableStream, 200, csvHeaders('leads.csv'))
}
