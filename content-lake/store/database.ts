import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { UserError } from '#server-kit/user-error.mjs'

/** Raised when the tables change in a way that an older lake cannot read. */
const layout = 1

/**
 * `revisions` holds every form a document ever had, a null body where it was deleted; what stands
 * today is the newest of each. `mutations` is null where the whole document says the same.
 */
const tables = `
  create table if not exists store (id text not null) strict;
  create table if not exists transactions (
    sequence integer primary key,
    id text not null unique,
    timestamp text not null,
    identity text not null
  ) strict;
  create table if not exists revisions (
    document_id text not null,
    sequence integer not null references transactions (sequence),
    body text,
    mutations text
  ) strict;
  create unique index if not exists revisions_of_document on revisions (document_id, sequence);
  create index if not exists revisions_of_transaction on revisions (sequence);
`

/**
 * Opens the database of a dataset, making it when absent. A commit returns when it is on the disk;
 * what a crash left half written is gone after the next opening.
 * @throws UserError when the file is no database or a newer lake's, or another program has it open
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  return readable(file, () => {
    const database = new DatabaseSync(file)
    try {
      // The first program to read keeps the file for itself, whatever the lock beside it says: in a
      // new container every program has the number of the one before it.
      database.exec(
        'pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full',
      )
      const { user_version: found } = database.prepare('pragma user_version').get() as {
        user_version: number
      }
      if (found > layout) {
        throw new UserError(
          `${file} was written by a newer content lake. Update this copy of the project, or move the file away to start from the seed again.`,
        )
      }
      database.exec(`${tables}; pragma user_version = ${layout}`)
      return database
    } catch (error) {
      database.close()
      if ((error as { errcode?: unknown }).errcode === sqliteBusy) throw inUse(file)
      throw error
    }
  })
}

/** Runs a reading of the file; damage that SQLite finds becomes a message that says what to do. */
export function readable<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const code = (error as { errcode?: unknown }).errcode
    const isDamaged = (code === sqliteCorrupt || code === sqliteNotADatabase) && error
    if (!isDamaged && !(error instanceof SyntaxError)) throw error
    throw new UserError(
      `${file} is damaged (${(error as Error).message}), so its content cannot be trusted. Restore the file from a back-up or from npm run content:import, or move it away to start from the seed again.`,
    )
  }
}

const inUse = (file: string) =>
  new UserError(
    `${file} is in use by another program. Stop the other content lake, or give this one a folder of its own with LARKWAY_DATA.`,
  )

const sqliteBusy = 5
const sqliteCorrupt = 11
const sqliteNotADatabase = 26
