import { resendLeads } from '#leasing-api/operator/leads/lead-commands.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { commandLine } from '../data-commands/command-line.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { runDataCommand } from '../data-commands/run-data-command.ts'

const usage = `Sends again what could not be delivered, under the key that it had:

  npm run leads:resend -- K7QM-2R9D     of one enquiry, by its reference
  npm run leads:resend -- --all-dead    everything`

await endCommandWith(async () => {
  const options = { 'all-dead': { type: 'boolean' } } as const
  const { values, positionals } = commandLine({ allowPositionals: true, options }, usage)
  const [reference = null, ...more] = positionals
  const isAll = values['all-dead'] === true
  if (more.length > 0 || isAll === (reference !== null)) throw new UserError(usage)
  const query = isAll ? 'all-dead=1' : new URLSearchParams({ ref: reference! }).toString()
  return runDataCommand({
    file: null,
    path: `/operator/leads/resend?${query}`,
    runHere: (context) => resendLeads(context, { reference }),
  })
})
