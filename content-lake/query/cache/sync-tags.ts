import { createHash } from 'node:crypto'
import type { DocumentChange } from '#content-lake/store/commit.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { touchedTypes } from '../plan/touched-types.ts'

/**
 * The cache tags of a result: one for each type of document that can change it, or the one of the
 * whole dataset when any can.
 */
export const syncTagsOf = (dataset: string, types: ReadonlySet<string> | null): string[] =>
  types ? [...types].sort().map((type) => tagOf(`${dataset}/${type}`)) : [tagOf(dataset)]

/**
 * The tags of all results that the changes may have invalidated.
 * @param documents as for `touchedTypes`
 */
export const changedTagsOf = (
  dataset: string,
  changes: readonly DocumentChange[],
  documents: Pick<ReadonlyMap<string, LakeDocument>, 'get'>,
): string[] => [
  ...syncTagsOf(dataset, null),
  ...syncTagsOf(dataset, touchedTypes(changes, documents)),
]

const tagOf = (name: string) =>
  `s1:${createHash('sha1').update(name).digest('base64url').slice(0, 6)}`
