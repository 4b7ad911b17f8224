import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { calls } from '#core/contract/calls.ts'
import { readBody } from '#core/contract/http/body.ts'
import { type FileAnswer, fileRoutes } from '#leasing-api/accounts/file-route.ts'
import { leadFilter } from '#leasing-api/leads/lead-filter.ts'
import { leadsCsv } from '#leasing-api/leads/leads-csv.ts'
import { csvHeaders } from '#leasing-api/server/csv-headers.ts'
import type { Environment } from '#leasing-api/server/environment.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { readJson } from '#leasing-api/server/read-json.ts'
import type { Readiness } from '#leasing-api/server/services.ts'

/**
 * `POST /api/lead-exports`: the leads that `POST /api/lead-searches` would find for the same body, all
 * of them, as a file. Rules C-177, C-207.
 */
export function addLeadFiles(app: Hono<Environment>, readiness: () => Readiness): void {
  const needs = { permission: 'orders.export', hasKeys: true } as const
  app.post('/api/lead-exports', fileRoutes(readiness)('postLeadExport', needs, leadFile))
}

const leadFile: FileAnswer = async (context, { database, clock }, { actor, companyId }) => {
  const json = await readJson(context)
  if (json instanceof Failure) return json
  const question = readBody(calls.searchLeads, json)
  if (!question.ok) return new Failure(400, 'errors.badParameter', question.errors)

  const now = clock()
  const filter = leadFilter(question.value, { companyId, actor, now })
  const providerId = filter ? filter.providerId : companyId
  await database.call.noteLeadsExported({ by: actor, providerId, now })
  const csv = Readable.from(leadsCsv(database.call, filter)).map((text: string) =>
    Buffer.from(text),
  )
  return context.body(Readable.toWeb(csv) as ReadableStream, 200, csvHeaders('leads.csv'))
}
