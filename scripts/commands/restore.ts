// `npm run restore -- FOLDER [--replace]`
import path from 'node:path'
import { readSettings } from '../start/settings.mjs'
import { restoreBackup } from '../backup/restore-backup.ts'
import { optionsAndFile } from '../data-commands/command-line.ts'
import { endCommandWith } from '../data-commands/end-with.ts'

const usage = `Puts a back-up of npm run backup into the data folder that LARKWAY_DATA names, else .data:

  npm run restore -- FOLDER

  --replace   moves what stands there aside; Larkway must not be running`

await endCommandWith(async () => {
  const { file, values } = optionsAndFile({ replace: { type: 'boolean' } }, usage)
  const { dataFolder } = readSettings(process.env)
  const { manifest, movedTo } = await restoreBackup(path.resolve(file), dataFolder, {
    mayReplace: values.replace ?? false,
    now: new Date(),
  })
  if (movedTo !== null) console.log(`What stood there before is now in ${movedTo}`)
  if (manifest.leasing === null) {
    console.log('The leasing database is on a PostgreSQL server: restore it with pg_restore.')
  }
  console.log(`Everything of ${manifest.begunAt} is in ${dataFolder} again. Start it: npm start`)
  return true
})
