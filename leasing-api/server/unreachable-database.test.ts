import { expect, test } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { unreachableDatabase } from './unreachable-database.ts'

test('a PostgreSQL that is not there is told in words', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://a:b@127.0.0.1:1/x', folder: null })
  const error = await opening.catch((cause: unknown) => cause)
  expect(unreachableDatabase(error)?.message).toContain('nothing listens there')
  expect(unreachableDatabase(error)?.message).not.toContain('a:b')
}, 20_000)

test('any other error stays what it is', () => {
  expect(unreachableDatabase(new Error('broken', { cause: { code: '42P01' } }))).toBeNull()
})
