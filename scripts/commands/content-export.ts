import { contentTarget } from '../content/content-target.ts'
import { exportContent } from '../content/export-content.ts'
import { commandLine } from '../data-commands/command-line.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { createProgressLine } from '../progress/progress-line.ts'

const usage = `Writes all content, drafts and pictures included, into one file:

  npm run content:export

  --to FILE.tar.gz   where to write it; else larkway-content-DATE.tar.gz here
  --hosted           from the dataset at Sanity that SANITY_PROJECT_ID, SANITY_DATASET and
                     SANITY_TOKEN name, not from the running content lake`

await endCommandWith(async () => {
  const { to, hosted } = commandLine(
    { options: { to: { type: 'string' }, hosted: { type: 'boolean' } } },
    usage,
  ).values
  const file = to ?? `larkway-content-${new Date().toISOString().slice(0, 10)}.tar.gz`
  const target = await contentTarget(hosted ?? false)
  const line = createProgressLine()
  const { documents, assets } = await exportContent(target, file, line.show).finally(line.end)
  console.log(`${file} holds ${documents} documents and ${assets} pictures and files.`)
  return true
})
