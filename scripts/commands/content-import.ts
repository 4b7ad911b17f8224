import { contentTarget } from '../content/content-target.ts'
import { countImport, type ExistingDocuments, importContent } from '../content/import-content.ts'
import { optionsAndFile } from '../data-commands/command-line.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { createProgressLine } from '../progress/progress-line.ts'

const usage = `Puts the content of a file that content:export or Sanity wrote into a dataset:

  npm run content:import -- FILE.tar.gz

  --replace   documents that are there already become the file's; else they are an error
  --missing   documents that are there already stay as they are
  --dry-run   count, and change nothing
  --hosted    into the dataset at Sanity that SANITY_PROJECT_ID, SANITY_DATASET and
              SANITY_TOKEN name, not into the running content lake`

await endCommandWith(async () => {
  const { file, existing, isDryRun, isHosted } = readArguments()
  const target = await contentTarget(isHosted)
  const line = createProgressLine()
  if (isDryRun) {
    const count = await countImport(target, file, line.show).finally(line.end)
    console.log(
      `${file} holds ${count.documents} documents and ${count.assets} pictures and files; ${target.name} has ${count.existing} of the documents already. Nothing was changed.`,
    )
    return true
  }
  const outcome = await importContent(target, file, existing, line.show).finally(line.end)
  for (const warning of outcome.warnings) console.error(warning)
  console.log(`${outcome.documents} documents were written into ${target.name}.`)
  return outcome.warnings.length === 0
})

function readArguments() {
  const { values, file } = optionsAndFile(
    {
      replace: { type: 'boolean' },
      missing: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      hosted: { type: 'boolean' },
    },
    usage,
  )
  if (values.replace && values.missing) throw new UserError(usage)
  const existing: ExistingDocuments = values.replace ? 'replace' : values.missing ? 'keep' : 'fail'
  return { file, existing, isDryRun: values['dry-run'] ?? false, isHosted: values.hosted ?? false }
}
