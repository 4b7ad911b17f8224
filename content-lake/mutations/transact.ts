import { randomBytes, randomUUID } from 'node:crypto'
import { LakeError } from '../http/lake-error.ts'
import { selectIds } from '../query/query-engine.ts'
import type { Proposal } from '../store/commit.ts'
import { type DocumentStore, NotSavedError } from '../store/document-store.ts'
import { transactionExists } from './mutation-error.ts'
import { type MutationResult, WorkingSet } from './working-set.ts'

export interface TransactionOptions {
  identity: string
  transactionId?: string | undefined
  isDryRun?: boolean
  generateArrayKeys?: boolean
  now?: () => Date
}

/** The outcome of a transaction, with its documents. */
export interface TransactionOutcome {
  transactionId: string
  results: MutationResult[]
  read: WorkingSet['read']
}

type Work = (set: WorkingSet) => void

/**
 * Runs one transaction: `work` changes a working set, and what it leaves is committed whole.
 * When anything throws, nothing has happened.
 * @throws LakeError 409 where the content stands against it, 503 where the disk does
 */
export async function transact(
  store: DocumentStore,
  options: TransactionOptions,
  work: Work,
): Promise<TransactionOutcome> {
  const { proposal, outcome } = prepared(store, options, work)
  try {
    if (proposal) await store.commit(proposal)
  } catch (error) {
    // A full disk is no error of the request: as a 503 the Studio keeps the text and tries again.
    throw error instanceof NotSavedError ? new LakeError(503, 'notSaved', error.message) : error
  }
  return outcome
}

function prepared(
  store: DocumentStore,
  options: TransactionOptions,
  work: Work,
): { proposal: Proposal | null; outcome: TransactionOutcome } {
  const transactionId = options.transactionId ?? randomBytes(12).toString('base64url')
  if (!/^[a-zA-Z0-9_-]{1,128}$/.test(transactionId)) {
    throw new LakeError(400, 'mutationError', `"${transactionId}" cannot be a transaction ID`)
  }
  if (options.transactionId && store.hasTransaction(transactionId)) {
    throw transactionExists(transactionId)
  }
  const timestamp = store.timestampFrom(options.now?.() ?? new Date())
  const set = new WorkingSet(store.latest, {
    transactionId,
    timestamp,
    newId: randomUUID,
    select: selectIds,
    generateArrayKeys: options.generateArrayKeys ?? false,
  })
  work(set)
  const changes = set.changes()
  const isNothing = options.isDryRun || changes.length === 0
  return {
    proposal: isNothing ? null : { transactionId, timestamp, identity: options.identity, changes },
    outcome: { transactionId, results: set.results, read: (id) => set.read(id) },
  }
}
