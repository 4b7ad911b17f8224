import { unkeepableField } from '#core/contract/keepable.ts'
import type { DatabaseCalls } from './database.ts'

/**
 * Thrown for a text that no database can store. The borders refuse such texts where they arrive;
 * this is for one that was made inside, by reading an escape or by cutting.
 */
export class UnkeepableTextError extends Error {
  override readonly name = 'UnkeepableTextError'
  /** The field with the text; empty where the input is itself that text. */
  readonly field: string

  constructor(query: string, field: string) {
    super(
      `${query} was given a text with a zero character or half a character pair in "${field}". Refuse it where it arrives, or clean it with keepableText.`,
    )
    this.field = field
  }
}

/**
 * The same queries, each refusing input with a text that cannot be kept before it reaches the
 * database: PGlite and PostgreSQL would refuse a zero character, and change half a pair. Rule C-62.
 */
export function withKeepableInput(call: DatabaseCalls): DatabaseCalls {
  const guarded = Object.entries(call).map(([name, query]) => [
    name,
    async (input: unknown) => {
      const field = unkeepableField(input)
      if (field !== null) throw new UnkeepableTextError(name, field)
      return (query as (input: unknown) => Promise<unknown>)(input)
    },
  ])
  return Object.fromEntries(guarded) as DatabaseCalls
}
