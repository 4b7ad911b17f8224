import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A query that the lake must answer. */
export interface KnownQuery {
  /** The file and name of a query of the site, or what the Studio was doing. */
  source: string
  name: string
  query: string
  params: Record<string, unknown>
}

/** One query as the Studio sent it; `npm run content:record` writes the file. */
export interface StudioQuery {
  /** What the editor was doing. */
  while: string
  route: 'query' | 'listen'
  apiVersion: string
  perspective: string | null
  query: string
  params: Record<string, unknown>
}

const queriesFolder = path.resolve(import.meta.dirname, '../../../schemas/queries')
export const studioQueriesFile = path.join(import.meta.dirname, 'studio-queries.json')

/** A value for every parameter of the queries in `schemas/queries`; the seed has content for them. */
const sampleParams: Record<string, unknown> = {
  today: '2026-11-20',
  key: 'about-us',
  keys: ['eligibility', 'initial-rental'],
  route: '/',
  slug: 'what-is-an-initial-rental',
  category: 'leasing-explained',
  manufacturer: 'kia',
  range: 'niro',
  kind: 'roadTax',
  type: 'pageContent',
  hosts: ['localhost'],
  ownIds: ['page-about-us', 'drafts.page-about-us'],
  from: '/old',
  to: '/new',
  id: 'claim-delivery-included',
}

/** Every query exported from `schemas/queries`, with parameters. */
export async function siteQueries(): Promise<KnownQuery[]> {
  const files = readdirSync(queriesFolder).filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file))
  const modules = await Promise.all(
    files.sort().map(async (file) => {
      const exports = (await import(path.join(queriesFolder, file))) as Record<string, unknown>
      // Programs list a module's exports in orders of their own.
      const byName = Object.entries(exports).sort(([left], [right]) => (left < right ? -1 : 1))
      return byName.flatMap(([name, query]) =>
        typeof query === 'string' && name.endsWith('Query')
          ? { source: file, name, query, params: paramsOf(query) }
          : [],
      )
    }),
  )
  return modules.flat()
}

export const studioQueries = (): StudioQuery[] =>
  JSON.parse(readFileSync(studioQueriesFile, 'utf8')) as StudioQuery[]

function paramsOf(query: string): Record<string, unknown> {
  const names = [...query.matchAll(/\$(\w+)/g)].map(([, name]) => name!)
  const unknown = names.find((name) => !Object.hasOwn(sampleParams, name))
  if (unknown) throw new Error(`Give $${unknown} a value in sampleParams of known-queries.ts.`)
  return Object.fromEntries(names.map((name) => [name, sampleParams[name]]))
}
