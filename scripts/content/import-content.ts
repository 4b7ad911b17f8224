import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import { sanityImport } from '@sanity/import'
import type { OnProgress } from '#leasing-api/imports/import-progress.ts'
import { UserError } from '#server-kit/user-error.mjs'
import type { ContentTarget } from './content-target.ts'
import { readDatasetFile } from './dataset-file.ts'
import { plainReason } from './plain-reason.ts'

/** Handling of documents the dataset has already: an error, replace, keep. */
export type ExistingDocuments = 'fail' | 'replace' | 'keep'

const operations = {
  fail: 'create',
  replace: 'createOrReplace',
  keep: 'createIfNotExists',
} as const

/**
 * Imports documents and pictures of a file into a dataset.
 * @returns how many documents were written, and what could not be brought along
 * @throws UserError
 */
export async function importContent(
  { client, name }: ContentTarget,
  file: string,
  existing: ExistingDocuments,
  onProgress: OnProgress,
): Promise<{ documents: number; warnings: string[] }> {
  assertFile(file)
  try {
    const { numDocs, warnings } = await sanityImport(createReadStream(file), {
      client,
      operation: operations[existing],
      onProgress: ({ step, current = 0, total }) =>
        onProgress({ label: step, done: current, total: total ?? null, unit: 'steps' }),
    })
    return { documents: numDocs, warnings: warnings.map(({ message }) => message) }
  } catch (error) {
    throw problemOf(error, name, existing)
  }
}

export interface DryRun {
  documents: number
  /** How many of them the dataset has already. */
  existing: number
  assets: number
}

const idsAtOnce = 200

/** Counts what an import would do, and changes nothing. */
export async function countImport(
  { client, name }: ContentTarget,
  file: string,
  onProgress: OnProgress,
): Promise<DryRun> {
  assertFile(file)
  try {
    const { documentIds, assets } = await readDatasetFile(file)
    let existing = 0
    for (let from = 0; from < documentIds.length; from += idsAtOnce) {
      const ids = documentIds.slice(from, from + idsAtOnce)
      existing += await client.fetch<number>('count(*[_id in $ids])', { ids })
      onProgress({
        label: `Looking at ${name}`,
        done: Math.min(from + idsAtOnce, documentIds.length),
        total: documentIds.length,
        unit: 'steps',
      })
    }
    return { documents: documentIds.length, existing, assets }
  } catch (error) {
    throw new UserError(`${path.resolve(file)} was not read: ${plainReason(error)}`, {
      cause: error,
    })
  }
}

function assertFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return
  throw new UserError(
    `There is no file ${path.resolve(file)}. Check the name; relative names start from where npm runs.`,
  )
}

function problemOf(error: unknown, name: string, existing: ExistingDocuments): UserError {
  const isTaken = existing === 'fail' && /already exists|documentAlreadyExists/.test(String(error))
  return new UserError(
    isTaken
      ? `${capitalised(name)} has some of these documents already (${plainReason(error)}) Add --replace to put the file's in their place, or --missing to keep them.`
      : `The file was not imported into ${name}: ${plainReason(error)}`,
    { cause: error },
  )
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
