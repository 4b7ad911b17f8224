import { EventEmitter } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import type { Commit, DocumentChange, Proposal } from './commit.ts'
import { openDatabase, readable } from './database.ts'
import type { LakeDocument } from './document.ts'
import { groupWriter } from './group-writer.ts'
import { type Revisions, revisionsIn } from './revisions.ts'

/** All documents in memory, every change on disk before it is acknowledged or seen. */
export interface DocumentStore {
  /** What is durable; queries and listeners see nothing else. */
  readonly documents: ReadonlyMap<string, LakeDocument>
  /** As the transactions still on their way to the disk will leave it; the next one starts here. */
  readonly latest: ReadonlyMap<string, LakeDocument>
  /** The newest durable commit's place and name; zero and null in an empty store. */
  readonly sequence: number
  readonly lastTransactionId: string | null
  readonly revisions: Revisions
  /** Whether a transaction of this name is in the history or on its way there. */
  hasTransaction(transactionId: string): boolean
  /** A time not before that of any transaction: clients drop what seems older than they have. */
  timestampFrom(now: Date): string
  /**
   * Makes a change durable and visible, all or none, and tells the subscribers. Whatever else is
   * waiting shares one wait for the disk.
   * @returns a promise that rejects with NotSavedError when the disk refuses; nothing has changed then
   */
  commit(proposal: Proposal): Promise<Commit>
  /** Calls back after each commit, in order; returns the way to stop. */
  subscribe(listener: (commit: Commit) => void): () => void
  /**
   * The documents that changed after a place in the sequence: as they were there, and as they are.
   * One that is gone has the last form it had.
   */
  changedSince(sequence: number): DocumentChange[]
  /** Writes what is durable, with all its history, into a database of its own. */
  copyTo(file: string): void
  close(): void
}

/** Thrown when the disk did not take a change. */
export class NotSavedError extends Error {
  override name = 'NotSavedError'
}

interface Waiting {
  commit: Commit
  resolve: (commit: Commit) => void
  reject: (error: unknown) => void
}

/**
 * Opens the database of a dataset and reads what stands in it.
 * @throws UserError
 */
export function openDocumentStore(file: string): DocumentStore {
  const database = openDatabase(file)
  const revisions = readable(file, () => revisionsIn(database))
  const documents = readable(file, () => currentDocuments(database))
  const writeGroup = groupWriter(database)
  const events = new EventEmitter().setMaxListeners(0)
  let { sequence, transactionId: lastTransactionId, timestamp } = newestIn(database)
  let latest = new Map(documents)
  let tip = sequence
  let waiting: Waiting[] = []
  let timer: NodeJS.Immediate | null = null

  /** Writes all queued commits at once, then shows and acknowledges them in order. */
  const flush = () => {
    if (timer) clearImmediate(timer)
    timer = null
    const group = waiting
    waiting = []
    if (group.length === 0) return
    try {
      writeGroup(group.map(({ commit }) => commit))
    } catch (error) {
      latest = new Map(documents)
      tip = sequence
      const failure = notSaved(file, error)
      for (const { reject } of group) reject(failure)
      return
    }
    for (const { commit } of group) {
      applyTo(documents, commit.changes)
      sequence = commit.sequence
      lastTransactionId = commit.transactionId
    }
    for (const { commit, resolve } of group) {
      resolve(commit)
      events.emit('commit', commit)
    }
  }
  return {
    documents,
    get latest() {
      return latest
    },
    get sequence() {
      return sequence
    },
    get lastTransactionId() {
      return lastTransactionId
    },
    revisions,
    hasTransaction: (id) =>
      waiting.some(({ commit }) => commit.transactionId === id) ||
      revisions.sequenceOf(id) !== null,
    timestampFrom(now) {
      const text = now.toISOString()
      return text > timestamp ? text : timestamp
    },
    commit: (proposal) =>
      new Promise((resolve, reject) => {
        tip += 1
        const commit = { ...proposal, sequence: tip }
        applyTo(latest, commit.changes)
        if (proposal.timestamp > timestamp) timestamp = proposal.timestamp
        waiting.push({ commit, resolve, reject })
        timer ??= setImmediate(flush)
      }),
    subscribe(listener) {
      events.on('commit', listener)
      return () => events.off('commit', listener)
    },
    changedSince: (since) => changedSince(database, documents, revisions, since),
    copyTo(copy) {
      flush()
      database.prepare('vacuum into ?').run(copy)
    },
    close() {
      flush()
      database.close()
    },
  }
}

function applyTo(documents: Map<string, LakeDocument>, changes: readonly DocumentChange[]) {
  for (const { id, next } of changes) {
    if (next) documents.set(id, next)
    else documents.delete(id)
  }
}

function currentDocuments(database: DatabaseSync): Map<string, LakeDocument> {
  const rows = database
    .prepare(
      `select revisions.document_id as id, body from revisions
       join (select document_id, max(sequence) as newest from revisions group by document_id) as last
         on last.document_id = revisions.document_id and last.newest = revisions.sequence
       where body is not null order by revisions.rowid`,
    )
    .all() as { id: string; body: string }[]
  return new Map(rows.map(({ id, body }) => [id, JSON.parse(body) as LakeDocument]))
}

function newestIn(database: DatabaseSync) {
  const newest = database
    .prepare(
      'select sequence, id as transactionId, timestamp from transactions order by sequence desc limit 1',
    )
    .get() as { sequence: number; transactionId: string; timestamp: string } | undefined
  return newest ?? { sequence: 0, transactionId: null, timestamp: '' }
}

function changedSince(
  database: DatabaseSync,
  documents: ReadonlyMap<string, LakeDocument>,
  revisions: Revisions,
  since: number,
): DocumentChange[] {
  const rows = database
    .prepare(
      'select document_id as id, max(sequence) as newest from revisions where sequence > ? group by document_id order by newest',
    )
    .all(since) as { id: string }[]
  return rows.map(({ id }) => {
    const next = documents.get(id) ?? null
    const previous = next ? revisions.documentAt(id, since) : revisions.lastExisting(id)
    return { id, previous, next, mutations: [] }
  })
}

const notSaved = (file: string, error: unknown) =>
  new NotSavedError(
    `The change could not be saved in ${file} (${error instanceof Error ? error.message : String(error)}). Nothing was changed. Free some space on the disk, or check that the folder can be written, and try again.`,
    { cause: error },
  )
