import { readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../queries')

/** Every query that a file of `schemas/queries` exports, with its name. */
export const allQueries = () => exportsEndingIn('Query')

/** Every filter of a list in the Studio, with its name. */
export const allFilters = () => exportsEndingIn('Filter')

async function exportsEndingIn(end: string): Promise<[name: string, text: string][]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map((file) => import(path.join(folder, file)) as Promise<Record<string, string>>),
  )
  return modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith(end)))
}

/** A good value for every parameter that a query of ours takes. */
export const sampleParams: Readonly<Record<string, unknown>> = {
  today: '2026-11-20',
  route: '/',
  key: 'tcs',
  keys: ['delivery-included'],
  kind: 'roadTax',
  category: 'leasing-explained',
  slug: 'initial-rental',
  manufacturer: 'vauxhall',
  range: 'corsa',
  type: 'marketingClaim',
  hosts: ['localhost'],
  from: '/spring-deals',
  to: '/special-offers',
  ownIds: ['none'],
  id: 'claim-delivery',
  pageKeys: ['tcs'],
  status: 'reviewed',
  categoryId: 'category-1',
  until: '2020-06-01',
}

/** The names of the parameters that a query takes. */
export const paramsOf = (query: string): string[] => [
  ...new Set([...query.matchAll(/\$(\w+)/g)].map(([, name]) => name!)),
]
