import { readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../schemas/queries')

/** Values that find something in the seed, by the name of the parameter. */
const values: Record<string, unknown> = {
  today: '2026-11-22',
  id: 'claim-delivery-included',
  route: '/car-search',
  key: 'about-us',
  keys: ['eligibility', 'providers'],
  category: 'leasing-explained',
  slug: 'what-is-an-initial-rental',
  manufacturer: 'ford',
  range: 'focus',
  kind: 'roadTax',
  ownIds: ['nobody', 'drafts.nobody'],
  type: 'guide',
  hosts: ['localhost'],
  from: '/old',
  to: '/new',
}

export interface SiteQuery {
  name: string
  query: string
  params: Record<string, unknown>
}

/**
 * Every query of `schemas/queries` with values for its parameters.
 * @throws Error naming a parameter that has no value here
 */
export async function siteQueries(): Promise<SiteQuery[]> {
  const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file))
  const modules = await Promise.all(
    files.map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((exports) =>
    Object.entries(exports)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .filter(([name]) => name.endsWith('Query'))
      .map(([name, query]) => ({ name, query, params: paramsOf(name, query) })),
  )
}

function paramsOf(name: string, query: string): Record<string, unknown> {
  const names = new Set([...query.matchAll(/\$([a-zA-Z]+)/g)].map(([, param]) => param!))
  return Object.fromEntries(
    [...names].map((param) => {
      if (param in values) return [param, values[param]]
      throw new Error(
        `${name} asks for $${param}: give it a value in bench/content/site-queries.ts`,
      )
    }),
  )
}
