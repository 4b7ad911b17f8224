import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { embeddedProject } from '#schemas/content-project.ts'
import type { ContentCounts, Manifest } from './manifest.ts'

/**
 * Opens what lies in a folder laid out as a data folder, as the programs would, and counts it; null
 * for a part that is not there.
 */
export async function countData(folder: string): Promise<Pick<Manifest, 'leasing' | 'content'>> {
  const leasing = path.join(folder, 'leasing')
  const content = path.join(folder, 'content')
  return {
    leasing: existsSync(path.join(leasing, 'pglite')) ? await countLeasing(leasing) : null,
    content: existsSync(content) ? countContent(content) : null,
  }
}

async function countLeasing(folder: string): Promise<Record<string, number>> {
  const database = await openDatabase({ databaseUrl: null, folder })
  try {
    return await database.call.countRows()
  } finally {
    await database.close()
  }
}

function countContent(folder: string): ContentCounts {
  const file = path.join(folder, `${embeddedProject.dataset}.sqlite`)
  const database = new DatabaseSync(file, { readOnly: true })
  const count = (statement: string) =>
    (database.prepare(statement).get() as { count: number }).count
  try {
    return {
      documents: count(
        `select count(*) as count from revisions join (select document_id as id, max(sequence) as newest
         from revisions group by document_id) as last
         on last.id = revisions.document_id and last.newest = revisions.sequence where body is not null`,
      ),
      transactions: count('select count(*) as count from transactions'),
      assets: ['images', 'files'].reduce((sum, kind) => {
        const assets = path.join(folder, 'assets', kind)
        return sum + (existsSync(assets) ? readdirSync(assets).length : 0)
      }, 0),
    }
  } finally {
    database.close()
  }
}
