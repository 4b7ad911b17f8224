import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { databaseCopyFolder } from '#leasing-api/operator/backup/copy-database.ts'
import { contentCopyFolder } from '#content-lake/backup/copy-content.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { countData } from './count-data.ts'
import { type Manifest, manifestName } from './manifest.ts'

/** What of a data folder is copied as it lies: secrets, tokens and reports. Logs and caches are not. */
const copiedAsTheyLie = [
  'secrets.json',
  'lead-webhook-secret',
  'content-token',
  'content-read-token',
  'operator-token',
  'reports',
] as const

export type BackupParts = {
  dataFolder: string
  /** Where the back-up goes; must not exist. */
  target: string
  now: Date
  /** Has the leasing API copy its database; null where a PostgreSQL server has it. */
  copyDatabase: (() => Promise<void>) | null
  /** Has the content lake copy its dataset; null where Sanity has it. */
  copyContent: (() => Promise<void>) | null
}

/**
 * Writes one folder with all that the embedded parts store, while they run. Its copy of the database is
 * opened once and counted, as a restore will: a back-up that cannot be opened is none. Rule C-151.
 * @throws UserError when the target is there already
 */
export async function makeBackup(parts: BackupParts): Promise<Manifest> {
  const { dataFolder, now, copyDatabase, copyContent } = parts
  const target = path.resolve(parts.target)
  if (existsSync(target)) {
    throw new UserError(`${target} is there already. Give another name with --to.`)
  }
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const take = async (copy: (() => Promise<void>) | null, from: string, name: string) => {
    if (!copy) return
    await copy()
    cpSync(from, path.join(unfinished, name), { recursive: true })
    rmSync(from, { recursive: true, force: true })
  }
  await take(copyDatabase, databaseCopyFolder(dataFolder), 'leasing')
  await take(copyContent, contentCopyFolder(path.join(dataFolder, 'content')), 'content')
  const files = copiedAsTheyLie.filter((name) => existsSync(path.join(dataFolder, name)))
  for (const name of files) {
    cpSync(path.join(dataFolder, name), path.join(unfinished, name), { recursive: true })
  }
  const counts = await countData(unfinished)
  const manifest: Manifest = { format: 1, begunAt: now.toISOString(), ...counts, files }
  writeFileSync(path.join(unfinished, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
  renameSync(unfinished, target)
  return manifest
}
