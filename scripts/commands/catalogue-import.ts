import { parseArgs } from 'node:util'
import { runCatalogueImport } from '#leasing-api/imports/data-command.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { runDataCommand } from '../data-commands/run-data-command.ts'

const usage = `Takes the Vehicle Certification Agency's car fuel data file into the catalogue:

  npm run catalogue:import -- FILE.csv`

await endCommandWith(async () => {
  const [file, ...more] = parseArgs({ allowPositionals: true, strict: false }).positionals
  if (file === undefined || more.length > 0) throw new UserError(usage)
  return runDataCommand({ file, path: '/operator/catalogue-imports', runHere: runCatalogueImport })
})
