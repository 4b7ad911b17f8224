import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import schema from '#schemas/generated/schema.json' with { type: 'json' }
import { followedFields, isDated, referenceTypes, typesOf } from './query-types.ts'

const folder = path.resolve(import.meta.dirname, '../../../schemas/queries')
const queries = (
  await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => Object.entries((await import(path.join(folder, file))) as object)),
  )
)
  .flat()
  .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  .filter(([name]) => name.endsWith('Query'))

const documentTypes = new Set(
  (schema as { name: string; type: string }[])
    .filter(({ type }) => type === 'document')
    .map(({ name }) => name),
)

test.each([
  ['*[_type == "guide"]{ title }', ['guide']],
  ['*[_type == "guide"]{ "in": category->title }', ['guide', 'guideCategory']],
  ['*[_type in ["faq", "banner"]]', ['banner', 'faq']],
  [
    '*[_type=="guide"]{ body[]{ _type == "claimNote" => claim->{ text } } }',
    ['guide', 'marketingClaim'],
  ],
])('%s is made from %j', (query, types) => {
  expect(typesOf(query)).toEqual(types)
})

test('there are queries to look at', () => {
  expect(queries.length).toBeGreaterThan(8)
})

test.each(queries)('%s selects documents of types that exist', (_, query) => {
  const types = typesOf(query).filter((type) => !type.startsWith('sanity.'))
  // What the Studio asks while an editor types takes the type as a parameter.
  if (!query.includes('_type == $type')) expect(types).not.toEqual([])
  for (const type of types) expect(documentTypes).toContain(type)
})

test.each(queries)('every reference that %s follows has its type in the table', (_, query) => {
  for (const field of followedFields(query)) expect(Object.keys(referenceTypes)).toContain(field)
})

test('the table names what the schema’s references point to', () => {
  const found = new Map<string, Set<string>>()
  collectReferences(schema, found)
  for (const [field, types] of found) {
    if (referenceTypes[field]) expect([...types].toSorted()).toEqual(referenceTypes[field])
  }
  expect([...found.keys()]).toContain('category')
})

test('claims, banners, costs and experiments change by themselves; guides do not', () => {
  expect(isDated(['guide', 'marketingClaim'])).toBe(true)
  expect(isDated(['guide', 'guideCategory'])).toBe(false)
})

/** `{ name: …, value: { type: 'inline', name: 'x.reference' } }`, wherever in the schema. */
function collectReferences(value: unknown, found: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (key === 'attributes') {
      for (const [field, attribute] of Object.entries(child as object)) {
        const target = JSON.stringify(attribute).match(/"name":"([\w.]+)\.reference"/)?.[1]
        const isDirect =
          (attribute as { value?: { name?: string } }).value?.name === `${target}.reference`
        if (target && isDirect) found.set(field, (found.get(field) ?? new Set()).add(target))
      }
    }
    collectReferences(child, found)
  }
}
