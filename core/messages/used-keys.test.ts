import { expect, test } from 'vitest'
import { isMessageKey } from './message-text.ts'

declare global {
  interface ImportMeta {
    /** Vite's: the files that match, here as texts. */
    glob(
      patterns: readonly string[],
      options: { query: '?raw'; import: 'default'; eager: true },
    ): Record<string, string>
  }
}

const sources = import.meta.glob(['../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const quotedKey = /'((?:errors|documents|notFound|empty)(?:\.[A-Za-z0-9]+)+)'/g

const used = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(quotedKey)].map((match) => ({ file, key: match[1]! })),
)

test('V-32 every message key that core names has a text', () => {
  expect(used.filter(({ key }) => !isMessageKey(key))).toEqual([])
})

test('V-32 the keys of the rules are among those looked at', () => {
  const keys = new Set(used.map(({ key }) => key))
  expect(keys).toContain('errors.required')
  expect(keys).toContain('documents.datePeriodModal.dateTooEarly')
  expect(keys.size).toBeGreaterThan(20)
})
