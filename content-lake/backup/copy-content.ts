import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { DocumentStore } from '../store/document-store.ts'

/** Where content is copied to first, in its own folder. */
export const contentCopyFolder = (dataFolder: string): string => path.join(dataFolder, 'copy')

/**
 * Copies a dataset with its history, pictures and files as they stand between two changes: nothing
 * else runs meanwhile, and the bytes of an asset, which never change, are linked and not read.
 * Rule C-151.
 * @param dataFolder that of the content lake
 */
export function copyContent(
  store: Pick<DocumentStore, 'copyTo'>,
  { dataFolder, dataset }: { dataFolder: string; dataset: string },
): void {
  const folder = contentCopyFolder(dataFolder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  store.copyTo(path.join(folder, `${dataset}.sqlite`))
  for (const name of [`${dataset}.webhook-cursor.json`, 'preferences.json']) {
    if (existsSync(path.join(dataFolder, name)))
      copyFileSync(path.join(dataFolder, name), path.join(folder, name))
  }
  linkFiles(path.join(dataFolder, 'assets'), path.join(folder, 'assets'))
}

function linkFiles(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, target)
    else if (!entry.name.endsWith('.unfinished')) linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // A file system without links.
    copyFileSync(source, target)
  }
}
