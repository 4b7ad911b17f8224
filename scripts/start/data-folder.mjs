import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'

/** Makes the data folder and its log folder, and throws a paragraph when that cannot be written. */
export function prepareDataFolder(folder) {
  try {
    mkdirSync(path.join(folder, 'logs'), { recursive: true })
    const probe = path.join(folder, `.write-test-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new UserError(
      `Larkway keeps its data in ${folder} and cannot write there (${error.code}). Make the folder writable for this user (chown or chmod), free some space if the disk is full, or choose another place: LARKWAY_DATA=/path/to/folder npm start.`,
    )
  }
}
