import type { Hono } from 'hono'
import { figureFilePath, figureFiles } from '#core/figures/figure-files.ts'
import { fileRoutes } from '#leasing-api/accounts/file-route.ts'
import { figureCall, figureCsv } from '#leasing-api/figures/figure-csv.ts'
import { csvHeaders } from '#leasing-api/server/csv-headers.ts'
import type { Environment } from '#leasing-api/server/environment.ts'
import type { Readiness } from '#leasing-api/server/services.ts'

/** The figures as files, for whoever may make the call that answers the same. Rule C-202. */
export function addFigureFiles(app: Hono<Environment>, readiness: () => Readiness): void {
  const route = fileRoutes(readiness)
  for (const file of figureFiles) {
    app.get(
      figureFilePath(file),
      route('getFigureFile', figureCall(file), async (context, services, { companyId }) =>
        context.body(await figureCsv(file, services, companyId), 200, csvHeaders(`${file}.csv`)),
      ),
    )
  }
}
