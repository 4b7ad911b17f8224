import { LakeError } from '../http/lake-error.ts'
import { effectsOf } from '../listeners/commit-events.ts'
import type { LakeDocument } from '../store/document.ts'
import { isPublicId, publishedId } from '../store/document-id.ts'
import type { Revisions } from '../store/revisions.ts'

export interface TransactionsWanted {
  /** Ids of the first and the last transaction, both included; absent means no bound. */
  from?: string | undefined
  to?: string | undefined
  isReversed: boolean
  limit: number
  withEffects: boolean
  withMutations: boolean
  /** Leaves out what the transactions did to documents that were not asked for. */
  onlyTheseDocuments: boolean
}

/** The transactions that changed any of these documents, oldest first unless reversed. */
export function transactionsOf(
  revisions: Revisions,
  ids: readonly string[],
  wanted: TransactionsWanted,
) {
  const from = wanted.from ? revisions.sequenceOf(wanted.from) : 0
  const to = wanted.to ? revisions.sequenceOf(wanted.to) : Number.MAX_SAFE_INTEGER
  if (from === null || to === null) return []
  const { isReversed, limit } = wanted
  return revisions.transactionsOf(ids, { from, to, isReversed, limit }).map((head) => {
    const changes = revisions.changesOf(head, wanted.onlyTheseDocuments ? ids : undefined)
    return {
      id: head.transactionId,
      timestamp: head.timestamp,
      author: head.identity,
      documentIDs: changes.map(({ id }) => id),
      ...(wanted.withMutations && { mutations: changes.flatMap(({ mutations }) => mutations) }),
      ...(wanted.withEffects && {
        effects: Object.fromEntries(changes.map((change) => [change.id, effectsOf(change)])),
      }),
    }
  })
}

/** Which state of a document is meant: after a transaction, at a time, or when it last existed. */
export type Moment = { revision: string } | { time: string } | 'last'

/** Documents as they were, without those that did not exist. */
export function documentsAt(
  revisions: Revisions,
  ids: readonly string[],
  moment: Moment,
): LakeDocument[] {
  if (moment === 'last') return ids.flatMap((id) => revisions.lastExisting(id) ?? [])
  const sequence =
    'time' in moment
      ? revisions.sequenceAt(instant(moment.time))
      : revisions.sequenceOf(moment.revision)
  if (sequence === null) return []
  return ids.flatMap((id) => {
    const document = revisions.documentAt(id, sequence)
    if (document || isPublicId(id) || ids.includes(publishedId(id))) return document ?? []
    // A draft's history may begin at what was published without one.
    const published = revisions.documentAt(publishedId(id), sequence)
    return published ? { ...published, _id: id } : []
  })
}

/** A time as transactions carry it, so that the two compare as text. */
function instant(text: string): string {
  const time = new Date(text)
  if (!Number.isNaN(time.getTime())) return time.toISOString()
  throw new LakeError(400, 'invalidTime', `"${text}" is not a time. Use 2026-11-20T12:00:00Z.`)
}
