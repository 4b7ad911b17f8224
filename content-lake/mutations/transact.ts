import { randomBytes, randomUUID } from 'node:crypto'
import { LakeError } from '../http/lake-error.ts'
import { selectIds } from '../query/evaluate-query.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { type MutationResult, WorkingSet } from './working-set.ts'

export interface TransactionOptions {
  identity: string
  transactionId?: string | undefined
  isDryRun?: boolean
  generateArrayKeys?: boolean
  now?: () => Date
}

/**
 * Runs one transaction: `work` changes a working set, and what it leaves is committed whole.
 * When anything throws, nothing has happened.
 */
export function transact(
  store: DocumentStore,
  options: TransactionOptions,
  work: (set: WorkingSet) => void,
): { transactionId: string; results: MutationResult[]; read: WorkingSet['read'] } {
  const transactionId = options.transactionId ?? randomBytes(12).toString('base64url')
  if (!/^[a-zA-Z0-9_-]{1,128}$/.test(transactionId)) {
    throw new LakeError(400, 'mutationError', `"${transactionId}" cannot be a transaction ID`)
  }
  const timestamp = (options.now?.() ?? new Date()).toISOString()
  const set = new WorkingSet(store.documents, {
    transactionId,
    timestamp,
    newId: randomUUID,
    select: selectIds,
    generateArrayKeys: options.generateArrayKeys ?? false,
  })
  work(set)
  const changes = set.changes()
  if (!options.isDryRun && changes.length > 0) {
    store.commit({ transactionId, timestamp, identity: options.identity, changes })
  }
  return { transactionId, results: set.results, read: (id) => set.read(id) }
}
