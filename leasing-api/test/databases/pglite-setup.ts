import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { migrationsFolder } from '#leasing-api/db/migrate-forward.ts'
import { databaseOn } from './pglite-here.ts'
import { seedSmallWorld } from './seed-small-world.ts'

/** The templates of the projects on PGlite, as tars of data folders. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkway-pglite-'))
  const client = await PGlite.create()
  const template = async (name: string) => {
    const file = path.join(folder, `${name}.tar`)
    const image = await client.dumpDataDir('none')
    writeFileSync(file, Buffer.from(await image.arrayBuffer()))
    return file
  }
  await migrate(drizzle(client), { migrationsFolder })
  const empty = await template('empty')
  await seedSmallWorld(databaseOn(client))
  project.provide('templates', { empty, seeded: await template('seeded') })
  await client.close()
  return () => rmSync(folder, { recursive: true, force: true })
}
