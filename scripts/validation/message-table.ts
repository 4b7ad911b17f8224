import messages from '#core/messages/en.json' with { type: 'json' }
import { sourcesOf } from './form-table.ts'

/** A text for visitors, with the files that say it by its key or to the letter. */
export type MessageRow = { key: string; text: string; saidBy: readonly string[] }

/** Our own core names keys that only its rules give out; those stand with the forms instead. */
const rules = /^core\/validation\/(?!errors\/)/

/** Every text behind a message key, and where it is said apart from the rules of fields. */
export function messageTable(): MessageRow[] {
  const sources = sourcesOf(
    'site/**/*.{ts,tsx}',
    'site/messages/en/*.json',
    'leasing-api/**/*.ts',
    'core/**/*.ts',
    'seed/content/**/*.{md,json}',
  ).filter(({ file }) => !rules.test(file))
  return Object.entries(messages).map(([key, text]) => ({
    key,
    text,
    saidBy: sources
      .filter((source) => source.text.includes(`'${key}'`) || source.text.includes(text))
      .map(({ file }) => file),
  }))
}
