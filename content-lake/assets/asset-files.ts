import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { AssetKind } from './asset-id.ts'

/**
 * Opens the folder of the bytes of assets, one file each, named by what they hold. Removes what a
 * crash left half written there.
 */
export function openAssetFiles(folder: string) {
  const folders: Record<AssetKind, string> = {
    images: path.join(folder, 'images'),
    files: path.join(folder, 'files'),
  }
  for (const each of Object.values(folders)) {
    mkdirSync(each, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(each)) {
      if (name.endsWith(unfinished)) rmSync(path.join(each, name), { force: true })
    }
  }
  const pathOf = (kind: AssetKind, fileName: string) => path.join(folders[kind], fileName)
  /** The file's path; null when it is not there. */
  const find = (kind: AssetKind, fileName: string) => {
    const file = pathOf(kind, fileName)
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null
  }
  let drafts = 0
  return {
    find,
    /** Returns when the bytes are on the disk under their name; the same name twice is one file. */
    async put(kind: AssetKind, fileName: string, bytes: Uint8Array): Promise<void> {
      if (find(kind, fileName)) return
      drafts += 1
      const draft = pathOf(kind, `${fileName}.${drafts}${unfinished}`)
      try {
        await writeThrough(draft, bytes)
        await rename(draft, pathOf(kind, fileName))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(folders[kind])
    },
    remove: (kind: AssetKind, fileName: string) => rmSync(pathOf(kind, fileName), { force: true }),
  }
}

const unfinished = '.unfinished'

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the file's name durable too, where the platform opens folders. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  if (!handle) return
  await handle.sync().catch(() => null)
  await handle.close()
}
