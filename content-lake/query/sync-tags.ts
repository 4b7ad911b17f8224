import { createHash } from 'node:crypto'
import type { DocumentChange } from '../store/commit.ts'

/**
 * The tags under which a client may keep an answer: one for each type of document that can
 * change it, or the one of the whole dataset when any can.
 */
export const syncTagsOf = (dataset: string, types: ReadonlySet<string> | null): string[] =>
  types ? [...types].sort().map((type) => tagOf(`${dataset}/${type}`)) : [tagOf(dataset)]

/** The tags of all answers that the changes may have made old. */
export function changedTagsOf(dataset: string, changes: readonly DocumentChange[]): string[] {
  const documents = changes.flatMap(({ previous, next }) => [previous ?? [], next ?? []].flat())
  const types = new Set(documents.map(({ _type }) => _type))
  return [...syncTagsOf(dataset, null), ...syncTagsOf(dataset, types)]
}

const tagOf = (name: string) =>
  `s1:${createHash('sha1').update(name).digest('base64url').slice(0, 6)}`
