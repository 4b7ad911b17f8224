import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { exportDataset } from '@sanity/export'
import type { OnProgress } from '#leasing-api/imports/import-progress.ts'
import { UserError } from '#server-kit/user-error.mjs'
import type { ContentTarget } from './content-target.ts'
import { plainReason } from './plain-reason.ts'

export interface ExportedContent {
  documents: number
  assets: number
}

/**
 * Writes a dataset into one `tar.gz` with its pictures and drafts. The file appears when it is
 * whole.
 * @throws UserError when the file is there already, or the dataset cannot be read
 */
export async function exportContent(
  { client, name }: ContentTarget,
  file: string,
  onProgress: OnProgress,
): Promise<ExportedContent> {
  if (existsSync(file)) {
    throw new UserError(`${path.resolve(file)} is there already. Give another name with --to.`)
  }
  const unfinished = `${file}.unfinished`
  try {
    const { documentCount, assetCount } = await exportDataset({
      client,
      dataset: client.config().dataset!,
      outputPath: unfinished,
      drafts: true,
      // They open drafts to whoever holds them, for an hour.
      filterDocument: ({ _type }) => _type !== 'sanity.previewUrlSecret',
      onProgress: ({ step, current = 0, total }) =>
        onProgress({
          label: step.replace(/\.+$/, ''),
          done: current,
          total: typeof total === 'number' ? total : null,
          unit: 'steps',
        }),
    })
    await rename(unfinished, file)
    return { documents: documentCount, assets: assetCount }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw new UserError(`The content of ${name} was not exported: ${plainReason(error)}`, {
      cause: error,
    })
  }
}
