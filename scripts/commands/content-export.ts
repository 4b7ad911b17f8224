import { parseArgs } from 'node:util'
import { contentTarget } from '../content/content-target.ts'
import { exportContent } from '../content/export-content.ts'
import { endWith } from '../data-commands/end-with.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { createProgressLine } from '../progress/progress-line.ts'
import { loadEnvironmentFile } from '../start/environment-file.mjs'

loadEnvironmentFile()

const usage = `Writes all content, drafts and pictures included, into one file:

  npm run content:export

  --to FILE.tar.gz   where to write it; else larkway-content-DATE.tar.gz here
  --hosted           from the dataset at Sanity that SANITY_PROJECT_ID, SANITY_DATASET and
                     SANITY_TOKEN name, not from the running content lake`

await endWith(async () => {
  const { to, hosted } = readOptions()
  const file = to ?? `larkway-content-${new Date().toISOString().slice(0, 10)}.tar.gz`
  const target = await contentTarget(hosted ?? false)
  const line = createProgressLine()
  const { documents, assets } = await exportContent(target, file, line.show).finally(line.end)
  console.log(`${file} holds ${documents} documents and ${assets} pictures and files.`)
  return true
})

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { to: { type: 'string' }, hosted: { type: 'boolean' } },
    })
    return values
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`)
  }
}
