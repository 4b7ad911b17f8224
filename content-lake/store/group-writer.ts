import type { DatabaseSync } from 'node:sqlite'
import type { Commit } from './commit.ts'
import { storedMutations } from './revisions.ts'

/**
 * Writes commits into a database, all or none, with one wait for the disk.
 * @returns a function that throws when the disk refuses; the database is as before then
 */
export function groupWriter(database: DatabaseSync) {
  const addTransaction = database.prepare(
    'insert into transactions (sequence, id, timestamp, identity) values (?, ?, ?, ?)',
  )
  const addRevision = database.prepare(
    'insert into revisions (document_id, sequence, body, mutations) values (?, ?, ?, ?)',
  )
  return (commits: readonly Commit[]) => {
    database.exec('begin immediate')
    try {
      for (const commit of commits) {
        const { sequence, transactionId, timestamp, identity, changes } = commit
        addTransaction.run(sequence, transactionId, timestamp, identity)
        for (const change of changes) {
          const body = change.next && JSON.stringify(change.next)
          addRevision.run(change.id, sequence, body, storedMutations(change))
        }
      }
      database.exec('commit')
    } catch (error) {
      // A full disk ends the transaction by itself.
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }
}
