import type { Hono } from 'hono'
import { figureFilePath, figureFiles, type FigureFile } from '#core/figures/figure-files.ts'
import { officeCallerOf } from '#leasing-api/accounts/office-route.ts'
import { figureCall, figureCsv } from '#leasing-api/figures/figure-csv.ts'
import { csvHeaders } from '#leasing-api/server/csv-headers.ts'
import {
  accessTokenOf,
  type Environment,
  type RequestContext,
} from '#leasing-api/server/environment.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { failureResponse } from '#leasing-api/server/failure-response.ts'
import { notReady } from '#leasing-api/server/serve-route.ts'
import type { Readiness, Services } from '#leasing-api/server/services.ts'

/** The figures as files, for whoever may make the call that answers the same. Rule C-202. */
export function addFigureFiles(app: Hono<Environment>, readiness: () => Readiness): void {
  for (const file of figureFiles) {
    app.get(figureFilePath(file), async (context) => {
      context.set('callName', 'getFigureFile')
      const ready = readiness()
      if (ready.status !== 'ready') return failureResponse(context, notReady)
      const response = await figureFile(context, ready.services, file)
      return response instanceof Failure ? failureResponse(context, response) : response
    })
  }
}

async function figureFile(context: RequestContext, services: Services, file: FigureFile) {
  const client = { accessToken: accessTokenOf(context) }
  const caller = await officeCallerOf(figureCall(file), { services, client })
  if (caller instanceof Failure) return caller
  const csv = await figureCsv(file, services, caller.companyId)
  return context.body(csv, 200, csvHeaders(`${file}.csv`))
}
