import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { claimFile } from '#server-kit/folder-lock.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { countData } from './count-data.ts'
import { differences, type Manifest, readManifest } from './manifest.ts'

export type Restored = {
  manifest: Manifest
  /** Where the data that stood there before lie now; null where there were none. */
  movedTo: string | null
}

/**
 * Puts a back-up into a data folder that no Larkway uses, and counts what is there then. What stood
 * there before is moved aside where that is wanted, never deleted. Rule C-152.
 * @throws UserError when the folder is in use, not empty, or when anything is missing afterwards
 */
export async function restoreBackup(
  folder: string,
  dataFolder: string,
  { mayReplace, now }: { mayReplace: boolean; now: Date },
): Promise<Restored> {
  const manifest = readManifest(folder)
  assertUnused(dataFolder)
  const movedTo = isEmpty(dataFolder) ? null : aside(dataFolder, mayReplace, now)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  for (const name of ['leasing', 'content', ...manifest.files]) {
    const from = path.join(folder, name)
    if (existsSync(from)) cpSync(from, path.join(dataFolder, name), { recursive: true })
  }
  const missing = differences(manifest, await countData(dataFolder))
  if (missing.length === 0) return { manifest, movedTo }
  throw new UserError(
    `The back-up in ${folder} was not restored whole into ${dataFolder}:\n${missing.join('\n')}\nRestore another one; this one was changed after it was made.`,
  )
}

/** @throws UserError while a Larkway, or a program of one, uses the folder */
function assertUnused(dataFolder: string): void {
  for (const name of ['running.json', 'leasing/database.lock', 'content/lock']) {
    const file = path.join(dataFolder, name)
    if (!existsSync(file)) continue
    const claim = claimFile(file, {})
    if (claim.isOwn) claim.release()
    else {
      throw new UserError(
        `${dataFolder} is in use by process ${claim.owner.pid}. Stop it (kill ${claim.owner.pid}), or restore into another folder with LARKWAY_DATA.`,
      )
    }
  }
}

const isEmpty = (dataFolder: string): boolean =>
  !['leasing', 'content', 'secrets.json'].some((name) => existsSync(path.join(dataFolder, name)))

function aside(dataFolder: string, mayReplace: boolean, now: Date): string {
  if (!mayReplace) {
    throw new UserError(
      `There are data in ${dataFolder} already. Name an empty folder with LARKWAY_DATA, or add --replace: what stands there is then moved aside, not deleted.`,
    )
  }
  const movedTo = `${dataFolder}.before-${now.toISOString().replaceAll(':', '-').slice(0, 19)}`
  renameSync(dataFolder, movedTo)
  return movedTo
}
