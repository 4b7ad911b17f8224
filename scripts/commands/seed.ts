import { readConfig } from '#leasing-api/config.ts'
import { endWith } from '../data-commands/end-with.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { openHere } from '../data-commands/open-here.ts'
import { apiState } from '../data-commands/running-api.ts'
import { createProgressLine } from '../progress/progress-line.ts'
import { loadEnvironmentFile } from '../start/environment-file.mjs'

loadEnvironmentFile()

/** Writes the authored catalogue and demonstration prices. A running API has done so at its start. */
await endWith(async () => {
  const config = readConfig()
  const state = await apiState(config.port)
  if (state === 'something else') {
    throw new UserError(
      `Something that is not the leasing API answers on port ${config.port}. Set LEASING_API_PORT to the port of the API, or to a free one when none runs.`,
    )
  }
  if (state !== 'absent') {
    console.log(
      `The leasing API on port ${config.port} is running; it seeds an empty database when it starts.`,
    )
    return true
  }
  const line = createProgressLine()
  const database = await openHere(config, line.show).finally(line.end)
  const { derivatives } = await database.call.readCatalogue()
  const books = await database.call.readActiveBooks({ today: null })
  await database.close()
  const offers = books.reduce((sum, { rowCount }) => sum + rowCount, 0)
  console.log(
    `The database holds ${derivatives.length.toLocaleString('en-GB')} derivatives and ${offers.toLocaleString('en-GB')} offers in ${books.length} rate books.`,
  )
  return true
})
