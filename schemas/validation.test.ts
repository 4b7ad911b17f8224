import { describe, expect, test, vi } from 'vitest'
import { broken } from './test/broken.ts'
import { brokenRows } from './test/broken-rows.ts'
import { allFields } from './test/fields-of.ts'
import type { TestDocument } from './test/lake-of.ts'
import { messagesOf } from './test/messages-of.ts'
import { rulesOf } from './test/rules-of.ts'
import { samples } from './test/samples.ts'

vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })

test.each(Object.entries(samples))('a complete %s has nothing to tell', async (_, document) => {
  expect(await messagesOf(document)).toEqual([])
})

const named = brokenRows.map((row) => [row[0], [row[2]].flat().join(' '), row] as const)

test.each(named)('%s can be wrong: %s', async (_, __, [path, value, message, more = {}]) => {
  const document = { ...broken(more.at ?? path, value), ...more.with }
  const beside = more.beside && ({ _id: 'other', ...more.beside } as TestDocument)
  const told = await messagesOf(document, beside && [beside])
  expect(new Set(told.map(({ level, message: said }) => `${level}: ${said}`))).toEqual(
    new Set([message].flat().map((text) => `${more.level ?? 'error'}: ${text}`)),
  )
})

describe.each(allFields.map(({ path, field }) => [path, field] as const))('%s', (path, field) => {
  const rules = rulesOf(field)
  const shown = new Set(brokenRows.flatMap((row) => (row[0] === path ? [row[2]].flat() : [])))
  const fixed = rules.flatMap(({ message }) => message ?? [])

  test('each of its rules is seen to fail', () => {
    for (const message of fixed) {
      const isShown = brokenRows.some(([at, , said]) => at === path && said.includes(message))
      expect(isShown, `No row of ${path} says: ${message}`).toBe(true)
    }
    const others = [...shown].filter((message) => !fixed.includes(message))
    const customs = rules.filter(({ isCustom }) => isCustom).length
    expect(others.length, `Rows of ${path} for its own rules`).toBeGreaterThanOrEqual(customs)
  })
})
