import { startPostgres } from './postgres-server.ts'

/** Runs something on PGlite and then on a PostgreSQL of its own; `only` names one of the two. */
export async function onEachDatabase(
  only: string | undefined,
  run: (name: string, databaseUrl: string | null) => Promise<void>,
): Promise<void> {
  if (only !== 'postgres') await run('PGlite', null)
  if (only === 'pglite') return
  const server = await startPostgres()
  try {
    await run('PostgreSQL', server.url)
  } finally {
    await server.stop()
  }
}
