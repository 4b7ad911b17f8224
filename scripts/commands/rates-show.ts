import { profileOptions, showChoice } from '#leasing-api/operator/rates/show-choice.ts'
import { showSegment } from '#leasing-api/operator/rates/show-segment.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { queryFromOptions } from '../data-commands/command-line.ts'
import { runDataCommand } from '../data-commands/run-data-command.ts'

const usage = `Shows a provider's prices of one car as a table:

  npm run rates:show -- --provider NAME --cap CAPID

  --provider NAME       name, slug or id of the provider
  --cap CAPID           the car
  --book N              another book than the one in force; npm run rates:books lists them
  --finance personal    or business
  --term 36             months
  --mileage 8000        miles a year
  --initial 6           initial rentals
  --stock yes           or no, for factory orders
  --special yes         or no
  --maintained yes      or no`

await endCommandWith(async () => {
  const options = ['provider', 'cap', 'book', ...profileOptions.map(({ option }) => option)]
  const query = queryFromOptions(options, usage)
  const choice = showChoice(query)
  if (!choice.ok) throw new UserError(`${choice.message}\n\n${usage}`)
  return runDataCommand({
    file: null,
    path: `/operator/rates/show?${query.toString()}`,
    runHere: (context) => showSegment(context, choice.value),
  })
})
