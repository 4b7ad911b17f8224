import pg from 'pg'
import { expect, inject, test } from 'vitest'

test('a run on PostgreSQL has a server of its own, a run on PGlite has none', async () => {
  const connectionString = inject('databaseUrl')
  expect(connectionString === null).toBe(inject('database') === 'pglite')
  if (connectionString === null) return

  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version",
  )
  await client.end()
  expect(rows[0].version).toBeGreaterThanOrEqual(150_000)
})
