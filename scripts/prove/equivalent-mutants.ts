import { readFileSync } from 'node:fs'
import { UserError } from '#server-kit/user-error.mjs'

/**
 * A mutant that no test can kill, because the mutated code does the same. It is found again by its
 * text, not by its line, so that code above it may move.
 */
export interface EquivalentMutant {
  file: string
  /** Name of the mutator, as the report has it: `ConditionalExpression`. */
  mutator: string
  /** The text that is replaced. */
  original: string
  replacement: string
  /** The whole line the mutant starts on, trimmed. */
  line: string
  /** Why nobody could see the difference. */
  reason: string
}

const fields = ['file', 'mutator', 'original', 'replacement', 'line', 'reason'] as const

/** Throws a UserError that names the entry and the field when one is absent or empty. */
export function readEquivalentMutants(file: string): EquivalentMutant[] {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Partial<EquivalentMutant>[]
  return entries.map((entry, index) => {
    const missing = fields.find((field) => typeof entry[field] !== 'string')
    if (missing || !entry.reason) {
      throw new UserError(`${file}: entry ${index + 1} lacks ${missing ?? 'reason'}.`)
    }
    return entry as EquivalentMutant
  })
}
