import { readConfig } from '#leasing-api/config.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { openHere } from '../data-commands/open-here.ts'
import { apiState } from '../data-commands/running-api.ts'
import { createProgressLine } from '../progress/progress-line.ts'

/** Writes the authored catalogue and demonstration prices. A running API has done so at its start. */
await endCommandWith(async () => {
  const config = readConfig()
  const state = await apiState(config.port)
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
