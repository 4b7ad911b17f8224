import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/databases/test-database.ts'
import { UnkeepableTextError } from './keepable-input.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('C-62 no query takes a text that no database keeps', () => {
  const now = new Date('2026-11-20T09:00:00.000Z')
  const id = 'A'.repeat(22)
  const draft = (name: string) => ({
    id,
    form: 'enquiry',
    values: { name },
    errors: {},
    expiresAt: new Date('2026-11-20T09:30:00.000Z'),
    now,
  })

  test.each(['zero \0', 'half \ud800', 'half \udc00'])(
    '%j is refused with its field',
    async (name) => {
      await expect(database.call.saveFormDraft(draft(name))).rejects.toThrow(UnkeepableTextError)
      await expect(database.call.saveFormDraft(draft(name))).rejects.toMatchObject({
        field: 'name',
      })
      await expect(database.call.readFormDraft({ id, now })).resolves.toBeNull()
    },
  )

  test('a whole pair is kept as it is', async () => {
    await database.call.saveFormDraft(draft('Ada 😀'))
    await expect(database.call.readFormDraft({ id, now })).resolves.toMatchObject({
      values: { name: 'Ada 😀' },
    })
  })
})
