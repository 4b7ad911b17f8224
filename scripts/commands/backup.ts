// `npm run backup [-- --to FOLDER]`
import path from 'node:path'
import { readConfig } from '#leasing-api/config.ts'
import { copyEmbeddedContent, copyLeasingDatabase } from '../backup/running-parts.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { commandLine } from '../data-commands/command-line.ts'
import { endCommandWith } from '../data-commands/end-with.ts'

const usage = `Copies everything that the embedded parts store into one folder, while they run or not:

  npm run backup

  --to FOLDER   where to write it; else larkway-backup-TIME here`

await endCommandWith(async () => {
  const { to } = commandLine({ options: { to: { type: 'string' } } }, usage).values
  const now = new Date()
  const config = readConfig()
  const { dataFolder, databaseUrl, contentLake } = config
  const target = to ?? `larkway-backup-${now.toISOString().replaceAll(':', '-').slice(0, 19)}`
  const { leasing, content, files } = await makeBackup({
    dataFolder,
    target,
    now,
    copyDatabase: databaseUrl === null ? () => copyLeasingDatabase(config) : null,
    copyContent: contentLake.embeddedUrl === null ? null : () => copyEmbeddedContent(process.env),
  })
  const rows = Object.values(leasing ?? {}).reduce((sum, count) => sum + count, 0)
  console.log(
    leasing
      ? `${rows} rows of the leasing database, ${leasing['orders'] ?? 0} orders among them`
      : `The leasing database is on a PostgreSQL server. Copy it as well:\n  pg_dump --format=custom --file ${path.join(target, 'leasing.dump')} "$DATABASE_URL"\nand restore it with\n  pg_restore --clean --if-exists --dbname "$DATABASE_URL" ${path.join(target, 'leasing.dump')}`,
  )
  console.log(
    content
      ? `${content.documents} documents, ${content.transactions} changes of their history and ${content.assets} pictures and files`
      : 'The content is at Sanity. Copy it with npm run content:export -- --hosted.',
  )
  console.log(`${files.join(', ')}: keep the folder as secret as these\n\n${path.resolve(target)}`)
  return true
})
