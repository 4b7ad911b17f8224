import { markLead, saidStates } from '#leasing-api/operator/leads/lead-commands.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { commandLine } from '../data-commands/command-line.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { runDataCommand } from '../data-commands/run-data-command.ts'

const usage = `Notes what a provider says of an enquiry, by its reference; its customer sees it:

  npm run leads:mark -- K7QM-2R9D called

States: ${saidStates.join(', ')}`

await endCommandWith(async () => {
  const [reference, state, ...more] = commandLine({ allowPositionals: true }, usage).positionals
  if (reference === undefined || state === undefined || more.length > 0) throw new UserError(usage)
  const query = new URLSearchParams({ ref: reference, state })
  return runDataCommand({
    file: null,
    path: `/operator/leads/mark?${query.toString()}`,
    runHere: (context) => markLead(context, { reference, state }),
  })
})
