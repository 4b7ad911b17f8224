import { EventEmitter } from 'node:events'
import type { Commit, DocumentChange, JournalEntry } from './commit.ts'
import type { LakeDocument } from './document.ts'
import { openJournal } from './journal.ts'

/**
 * All documents in memory, every change on disk before it is acknowledged.
 * A snapshot beside the journal would shorten the replay; at today's sizes a replay takes
 * milliseconds, so there is none. It belongs here when there is.
 */
export interface DocumentStore {
  readonly documents: ReadonlyMap<string, LakeDocument>
  /** The newest commit's place and name; zero and null in an empty store. */
  readonly sequence: number
  readonly lastTransactionId: string | null
  readonly journalFile: string
  /** Makes changes durable and visible, all or none, and tells the subscribers. */
  commit(change: {
    transactionId: string
    timestamp: string
    identity: string
    changes: readonly DocumentChange[]
  }): Commit
  /** Calls back after each commit, in order; returns the way to stop. */
  subscribe(listener: (commit: Commit) => void): () => void
  /** The ids of documents that changed after a place in the sequence, with their last deleted form. */
  changedSince(sequence: number): DocumentChange[]
  close(): void
}

/** Opens the store of a folder and replays its journal. */
export function openDocumentStore(journalFile: string): DocumentStore {
  const journal = openJournal(journalFile)
  const documents = new Map<string, LakeDocument>()
  /** The newest place at which each document changed, and its last form when it is gone. */
  const lastChanges = new Map<string, { sequence: number; removed: LakeDocument | null }>()
  const events = new EventEmitter().setMaxListeners(0)
  let sequence = 0
  let lastTransactionId: string | null = null

  const apply = (entry: JournalEntry) => {
    for (const [id, document] of Object.entries(entry.documents)) {
      lastChanges.set(id, {
        sequence: entry.sequence,
        removed: document ? null : (documents.get(id) ?? null),
      })
      if (document) documents.set(id, document)
      else documents.delete(id)
    }
    sequence = entry.sequence
    lastTransactionId = entry.transactionId
  }
  for (const entry of journal.entries()) apply(entry)

  return {
    documents,
    journalFile,
    get sequence() {
      return sequence
    },
    get lastTransactionId() {
      return lastTransactionId
    },
    commit({ transactionId, timestamp, identity, changes }) {
      const entry: JournalEntry = {
        sequence: sequence + 1,
        transactionId,
        timestamp,
        identity,
        documents: Object.fromEntries(changes.map(({ id, next }) => [id, next])),
      }
      journal.append(entry)
      apply(entry)
      const commit = { sequence: entry.sequence, transactionId, timestamp, identity, changes }
      events.emit('commit', commit)
      return commit
    },
    subscribe(listener) {
      events.on('commit', listener)
      return () => events.off('commit', listener)
    },
    changedSince(since) {
      return [...lastChanges]
        .filter(([, change]) => change.sequence > since)
        .sort(([, a], [, b]) => a.sequence - b.sequence)
        .map(([id, { removed }]) => ({
          id,
          previous: removed,
          next: documents.get(id) ?? null,
          mutations: [],
        }))
    },
    close: () => journal.close(),
  }
}
