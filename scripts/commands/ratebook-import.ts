import { runRateBookImport } from '#leasing-api/imports/data-command.ts'
import { rateBookChoice } from '#leasing-api/operator/rate-book-choice.ts'
import { optionsAndFile } from '../data-commands/command-line.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { runDataCommand } from '../data-commands/run-data-command.ts'

const usage = `Puts a provider's rate book in the place of its present one:

  npm run ratebook:import -- --provider NAME FILE.csv

  --provider NAME            name, slug or id of the provider
  --dry-run                  check the file and change nothing
  --allow-bad 1%             leave out so many bad rows at most; a number works as well
  --confirm-held             take prices that are far from the car's others: you have checked them
  --confirm-fewer            take a book that leaves fewer than 80% of the provider's present
                             offers or cars: you have checked that it is whole
  --errors FILE.csv          write every bad row there, up to 100,000 of them
  --valid-until YYYY-MM-DD   last day the prices hold; else the file's earliest, else 30 days

docs/RATE-BOOKS.md describes the columns.`

await endCommandWith(async () => {
  const { values, file } = optionsAndFile(
    {
      provider: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'confirm-held': { type: 'boolean' },
      'confirm-fewer': { type: 'boolean' },
      'allow-bad': { type: 'string' },
      errors: { type: 'string' },
      'valid-until': { type: 'string' },
    },
    usage,
  )
  const query = new URLSearchParams({
    provider: values.provider ?? '',
    ...(values['dry-run'] && { dryRun: '1' }),
    ...(values['allow-bad'] !== undefined && { allowBad: values['allow-bad'] }),
    ...(values['confirm-held'] && { confirmHeld: '1' }),
    ...(values['confirm-fewer'] && { confirmFewer: '1' }),
    ...(values['valid-until'] !== undefined && { validUntil: values['valid-until'] }),
  })
  const choice = rateBookChoice(query)
  if (!choice.ok) throw new UserError(`${choice.message}\n\n${usage}`)
  return runDataCommand({
    file,
    errorsFile: values.errors,
    path: `/operator/rate-book-imports?${query.toString()}`,
    runHere: (context, source, onProgress) =>
      runRateBookImport(context, source, choice.value, onProgress),
  })
})
