import { effectsOf } from '../listeners/listeners.ts'
import type { LakeDocument } from '../store/document.ts'
import { readJournal } from '../store/journal.ts'

export interface HistoryRange {
  fromTransaction?: string
  toTransaction?: string
  isReversed: boolean
  limit: number
  withEffects: boolean
}

/** The transactions that changed any of these documents, oldest first unless reversed. */
export function transactionsOf(journalFile: string, ids: readonly string[], range: HistoryRange) {
  const current = new Map<string, LakeDocument | null>()
  const all = readJournal(journalFile).flatMap((entry) => {
    const touched = ids.filter((id) => id in entry.documents)
    const effects = touched.map((id) => {
      const [previous, next] = [current.get(id) ?? null, entry.documents[id] ?? null]
      current.set(id, next)
      return [id, range.withEffects ? effectsOf({ previous, next }) : null] as const
    })
    if (touched.length === 0) return []
    return {
      id: entry.transactionId,
      timestamp: entry.timestamp,
      author: entry.identity,
      documentIDs: touched,
      ...(range.withEffects && { effects: Object.fromEntries(effects) }),
    }
  })
  const from = range.fromTransaction ? all.findIndex(({ id }) => id === range.fromTransaction) : 0
  const to = range.toTransaction
    ? all.findIndex(({ id }) => id === range.toTransaction)
    : all.length - 1
  const within = from < 0 || to < 0 ? [] : all.slice(from, to + 1)
  return (range.isReversed ? within.toReversed() : within).slice(0, range.limit)
}

/** A document as it was in a revision, at a time, or when it last existed; null where it was not. */
export function documentAt(
  journalFile: string,
  id: string,
  at: { revision?: string; time?: string; isLast: boolean },
): LakeDocument | null {
  const states = readJournal(journalFile).filter((entry) => id in entry.documents)
  if (at.revision) {
    const entry = states.findLast(({ transactionId }) => transactionId === at.revision)
    return entry?.documents[id] ?? null
  }
  const until = at.time ? states.filter(({ timestamp }) => timestamp <= at.time!) : states
  const last = at.isLast ? until.findLast((entry) => entry.documents[id]) : until.at(-1)
  return last?.documents[id] ?? null
}
