import type { LakeDocument } from './document.ts'

/** One document before and after a transaction; null where it does not exist. */
export interface DocumentChange {
  id: string
  previous: LakeDocument | null
  next: LakeDocument | null
  /** The mutations of this transaction that touched the document, as they were sent. */
  mutations: readonly unknown[]
}

/** A transaction to be written. */
export interface Proposal {
  transactionId: string
  timestamp: string
  identity: string
  changes: readonly DocumentChange[]
}

/** A transaction that is durable. */
export interface Commit extends Proposal {
  /** Counts up by one from the first transaction of the dataset. */
  sequence: number
}
