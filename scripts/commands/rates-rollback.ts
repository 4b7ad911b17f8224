import { rollBack } from '#leasing-api/operator/rates/roll-back.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { queryFromOptions } from '../data-commands/command-line.ts'
import { runDataCommand } from '../data-commands/run-data-command.ts'

const usage = `Puts a provider's earlier rate book back in force; a second time undoes it:

  npm run rates:rollback -- --provider NAME

  --provider NAME       name, slug or id of the provider`

await endCommandWith(async () => {
  const query = queryFromOptions(['provider'], usage)
  const provider = query.get('provider')
  if (provider === null) throw new UserError(usage)
  return runDataCommand({
    file: null,
    path: `/operator/rates/rollback?${query.toString()}`,
    runHere: (context) => rollBack(context, { provider }),
  })
})
