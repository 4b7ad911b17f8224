import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type SchemaType, typeEvaluate } from 'groq-js/1'
import { describe, expect, test } from 'vitest'
import { seedImage } from '../loader/seed-image.ts'
import { answerOf, type TestDocument } from '#schemas/test/lake-of.ts'
import { messagesOf } from '#schemas/test/messages-of.ts'
import { misfit } from '#schemas/test/misfit.ts'
import { allQueries, sampleParams } from '#schemas/test/site-queries.ts'
import { documents, images } from '../content-seed.ts'

const queries = await allQueries()
const seeded = documents.map((document): TestDocument => ({ ...document }))
const root = path.resolve(import.meta.dirname, '../..')
const schema = JSON.parse(
  readFileSync(path.join(root, 'schemas/generated/schema.json'), 'utf8'),
) as SchemaType

/** What the lake adds: its stamps, and a document for each picture. */
const inTheLake = [
  ...seeded,
  ...images.map(({ name }) => ({
    _id: seedImage(name).asset._ref,
    _type: 'sanity.imageAsset',
    url: `/images/${name}`,
    metadata: { lqip: '', dimensions: { width: 1, height: 1, aspectRatio: 1 } },
  })),
].map((document) => ({
  ...document,
  _rev: 'r',
  _createdAt: '2026-11-01',
  _updatedAt: '2026-11-01',
}))

const refsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) =>
    name === '_ref' ? [String(held)] : refsOf(held),
  )
}

describe('the content a fresh installation begins with', () => {
  test('has no id twice', () => {
    const ids = seeded.map(({ _id }) => _id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test.each(seeded.map((document) => [document._id, document] as const))(
    '%s could be published as it is',
    async (_, document) => {
      const told = await messagesOf(
        document,
        seeded.filter((each) => each !== document),
      )
      expect(told.filter(({ level }) => level === 'error')).toEqual([])
    },
  )

  test('refers only to what is there', () => {
    const ids = new Set(inTheLake.map(({ _id }) => _id))
    expect(refsOf(seeded).filter((ref) => !ids.has(ref))).toEqual([])
  })

  test.each(queries)('%s answers what its type says', (_, query) => {
    const type = typeEvaluate(parse(query), schema)
    expect(misfit(answerOf(query, sampleParams, inTheLake), type, schema)).toBeNull()
  })
})
