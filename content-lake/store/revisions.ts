import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Commit, DocumentChange } from './commit.ts'
import type { LakeDocument } from './document.ts'

/** A transaction without what it changed. */
export interface TransactionHead {
  sequence: number
  transactionId: string
  timestamp: string
  identity: string
}

/** Whether a document existed after one of the transactions that touched it. */
export interface Existence extends TransactionHead {
  id: string
  exists: boolean
}

/** All revisions of the documents, from the first transaction on. */
export interface Revisions {
  /** Names this database; a copy that was started from the seed has another name. */
  readonly storeId: string
  /** The place of a transaction; null where it is unknown. */
  sequenceOf(transactionId: string): number | null
  /** The newest transaction not later than a time. */
  sequenceAt(time: string): number
  /** The document as the transactions up to this place leave it; null where it does not exist. */
  documentAt(id: string, sequence: number): LakeDocument | null
  /** The last form in which the document existed. */
  lastExisting(id: string): LakeDocument | null
  /** Transactions that touched any of the documents, in order, at most `limit` of them. */
  transactionsOf(
    ids: readonly string[],
    range: { from: number; to: number; isReversed: boolean; limit: number },
  ): TransactionHead[]
  /** When documents came, changed and went, oldest first. */
  existenceOf(ids: readonly string[]): Existence[]
  /** What a transaction did to documents: all of them, or those named. */
  changesOf(head: TransactionHead, ids?: readonly string[]): DocumentChange[]
  /** The transactions after a place, oldest first, at most `limit` of them. */
  commitsAfter(sequence: number, limit: number): Commit[]
}

interface RevisionRow {
  id: string
  body: string | null
  mutations: string | null
}

const headColumns = 'sequence, id as transactionId, timestamp, identity'

/** The history in a database; reads only, and only what is durable. */
export function revisionsIn(database: DatabaseSync): Revisions {
  const sequenceOf = database.prepare('select sequence from transactions where id = ?')
  const sequenceAt = database.prepare(
    'select max(sequence) as sequence from transactions where timestamp <= ?',
  )
  const bodyAt = database.prepare(
    'select body from revisions where document_id = ? and sequence <= ? order by sequence desc limit 1',
  )
  const lastBody = database.prepare(
    'select body from revisions where document_id = ? and body is not null order by sequence desc limit 1',
  )
  const revisionsOf = database.prepare(
    'select document_id as id, body, mutations from revisions where sequence = ? order by rowid',
  )
  const headsAfter = database.prepare(
    `select ${headColumns} from transactions where sequence > ? order by sequence limit ?`,
  )
  const headsOf = (order: 'asc' | 'desc') =>
    database.prepare(
      `select ${headColumns} from transactions
       where sequence in (
         select sequence from revisions
         where document_id in (select value from json_each(?)) and sequence between ? and ?
       )
       order by sequence ${order} limit ?`,
    )
  const [headsUpwards, headsDownwards] = [headsOf('asc'), headsOf('desc')]

  const existence = database.prepare(
    `select transactions.sequence, transactions.id as transactionId, timestamp, identity,
       document_id as id, body is not null as is_there
     from revisions join transactions on transactions.sequence = revisions.sequence
     where document_id in (select value from json_each(?)) order by revisions.sequence`,
  )

  const documentAt = (id: string, sequence: number) =>
    documentIn(bodyAt.get(id, sequence) as { body: string | null } | undefined)

  const changesOf = (head: TransactionHead, ids?: readonly string[]): DocumentChange[] =>
    (revisionsOf.all(head.sequence) as unknown as RevisionRow[])
      .filter(({ id }) => !ids || ids.includes(id))
      .map(({ id, body, mutations }) => {
        const next = documentIn({ body })
        return {
          id,
          previous: documentAt(id, head.sequence - 1),
          next,
          mutations: mutations ? (JSON.parse(mutations) as unknown[]) : wholeMutations(id, next),
        }
      })

  return {
    storeId: storeIdIn(database),
    sequenceOf: (id) => (sequenceOf.get(id) as { sequence: number } | undefined)?.sequence ?? null,
    sequenceAt: (time) => (sequenceAt.get(time) as { sequence: number | null }).sequence ?? 0,
    documentAt,
    lastExisting: (id) => documentIn(lastBody.get(id) as { body: string } | undefined),
    transactionsOf(ids, { from, to, isReversed, limit }) {
      const heads = isReversed ? headsDownwards : headsUpwards
      return heads.all(JSON.stringify(ids), from, to, limit) as unknown as TransactionHead[]
    },
    existenceOf: (ids) =>
      (existence.all(JSON.stringify(ids)) as unknown as (Existence & { is_there: number })[]).map(
        ({ is_there: isThere, ...row }) => ({ ...row, exists: isThere === 1 }),
      ),
    changesOf,
    commitsAfter: (sequence, limit) =>
      (headsAfter.all(sequence, limit) as unknown as TransactionHead[]).map((head) => ({
        ...head,
        changes: changesOf(head),
      })),
  }
}

const documentIn = (row: { body: string | null } | undefined) =>
  row?.body ? (JSON.parse(row.body) as LakeDocument) : null

/** Mutations that create a document in this form whatever was there before. */
function wholeMutations(id: string, next: LakeDocument | null) {
  if (!next) return [{ delete: { id } }]
  const { _rev, _updatedAt, ...attributes } = next
  return [{ createOrReplace: attributes }]
}

/**
 * Stored form of a change's mutations: text for patches, null where the whole document says the
 * same.
 */
export function storedMutations({ mutations }: DocumentChange): string | null {
  const arePatches = mutations.every((mutation) => 'patch' in (mutation as object))
  return arePatches && mutations.length > 0 ? JSON.stringify(mutations) : null
}

function storeIdIn(database: DatabaseSync): string {
  const found = database.prepare('select id from store').get() as { id: string } | undefined
  if (found) return found.id
  const id = randomUUID().slice(0, 8)
  database.prepare('insert into store (id) values (?)').run(id)
  return id
}
