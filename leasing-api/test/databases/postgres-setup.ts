import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

/** One PostgreSQL for all files of the project `leasing-api-postgres`. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  project.provide('databaseUrl', server.url)
  project.provide('databaseImage', null)
  return () => server.stop()
}
