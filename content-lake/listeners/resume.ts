import type { Commit } from '../store/commit.ts'
import type { DocumentStore } from '../store/document-store.ts'

/** Limit of missed transactions sent to a listener; beyond it, it reads everything again. */
export const mostMissedTransactions = 1000

/** The limit without a token or a cookie, where anybody can make us read the history. */
export const mostMissedByPublic = 20

/**
 * The event id of a listener: the last transaction sent, and how many of its documents. The store's
 * name is part of it, since another store counts its own transactions.
 */
export const placeText = (storeId: string, sequence: number, event?: number) =>
  [storeId, sequence, ...(event === undefined ? [] : [event])].join('.')

/**
 * The transactions since a place that this store gave out, however long ago and before whatever
 * restart, each with the number of its documents already told.
 * @param place the `Last-Event-ID` of a listener that comes back
 * @param most transactions
 * @returns null where it cannot be told what was missed
 */
export function missedSince(
  store: DocumentStore,
  place: string,
  most: number = mostMissedTransactions,
): { commit: Commit; told: number }[] | null {
  const [storeId, sequenceText = '', eventText] = place.split('.')
  const sequence = Number(sequenceText)
  const isKnown = storeId === store.revisions.storeId && /^\d+$/.test(sequenceText)
  if (!isKnown || sequence > store.sequence) return null
  if (store.sequence - sequence > most) return null
  // A connection may end in the middle of a transaction's events.
  const from = eventText === undefined ? sequence : sequence - 1
  return store.revisions
    .commitsAfter(from, most + 1)
    .map((commit) => ({ commit, told: commit.sequence === sequence ? Number(eventText) : 0 }))
}
