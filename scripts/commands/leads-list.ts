import { listLeads } from '#leasing-api/operator/leads/lead-commands.ts'
import { commandLine } from '../data-commands/command-line.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { runDataCommand } from '../data-commands/run-data-command.ts'

const usage = `Lists the newest enquiries, how far each is on its way to its provider, and why not:

  npm run leads:list

  --dead                only those of which something could not be delivered`

await endCommandWith(async () => {
  const { dead } = commandLine({ options: { dead: { type: 'boolean' } } }, usage).values
  return runDataCommand({
    file: null,
    path: `/operator/leads/list${dead ? '?dead=1' : ''}`,
    runHere: (context) => listLeads(context, { isDeadOnly: dead === true }),
  })
})
