import type { Database } from './database.ts'
import { withSilence } from './database-silence.ts'
import { withKeepableInput } from './keepable-input.ts'
import { withQuerySpans } from './query-spans.ts'

/**
 * A database as programs use it: its queries are traced, its silence is known, and no query takes a
 * text that cannot be kept (`withKeepableInput`).
 */
export function guardedDatabase(database: Database): Database {
  const { call, silentForMs } = withSilence(withQuerySpans(database.call))
  return { ...database, call: withKeepableInput(call), silentForMs }
}
