import type { TestProject } from 'vitest/node'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { startPostgres } from './postgres-server.ts'
import { databaseNamed, runOn } from './postgres-statements.ts'
import { seedSmallWorld } from './seed-small-world.ts'

/** One PostgreSQL for all files of the project `leasing-api-postgres`, with its templates. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const templates = { empty: 'empty', seeded: 'seeded' }
  try {
    for (const name of Object.values(templates)) {
      await runOn(server.url, `create database ${name}`)
      const databaseUrl = databaseNamed(server.url, name)
      const database = await openDatabase({ databaseUrl, folder: null })
      if (name === templates.seeded) await seedSmallWorld(database)
      await database.close()
    }
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('databaseUrl', server.url)
  project.provide('templates', templates)
  return () => server.stop()
}
