import { readFileSync } from 'node:fs'
import path from 'node:path'
import { evaluate, parse } from 'groq-js/1'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { unsupportedFeatures } from '#content-lake/project/unsupported-routes.ts'
import { runQuery } from '#content-lake/query/execute/evaluate-query.ts'
import {
  type DocumentView,
  perspectiveOf,
  viewOf,
} from '#content-lake/query/execute/perspective.ts'
import { readSeed } from '#content-lake/seeding/seed-when-empty.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { type LakeProcess, lakeProcess } from '../environments/lake-process.ts'
import { conformanceTable, withTable } from './conformance-table.ts'
import { siteQueries, studioQueries } from './known-queries.ts'
import { perspectiveRows } from './perspective-rows.ts'
import { refusal } from './refusal.ts'
import { rewrittenFunctions } from './rewritten-functions.ts'
import { studioContent } from './studio-content.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const now = new Date('2026-11-20T12:00:00Z')

const storedOf = (documents: readonly { _id: string; _type: string }[]) =>
  new Map(
    documents.map((document) => {
      const times = { _createdAt: now.toISOString(), _updatedAt: now.toISOString() }
      return [document._id, { ...document, ...times, _rev: 'r' } as LakeDocument]
    }),
  )

const answerOf = (query: string, params: Record<string, unknown>, view: DocumentView): unknown =>
  JSON.parse(JSON.stringify(runQuery({ query, params, view, identity: 'me', now }).result))

/** What groq-js says by itself, every document looked at. */
async function plainResponse(query: string, params: Record<string, unknown>, view: DocumentView) {
  const options = { dataset: view.list, params, identity: 'me', timestamp: now }
  const value = await evaluate(parse(query, { params }), options)
  return (await value.get()) as unknown
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown

const site = await siteQueries()
const seed = await readSeed(path.resolve(import.meta.dirname, '../../../seed/content-seed.ts'))
const seeded = storedOf(seed.documents)
const edited = storedOf(studioContent)

describe('queries of the site answer as groq-js does', () => {
  const published = viewOf(seeded, ['published'], false)

  test.each(site.map((known) => [`${known.source} ${known.name}`, known] as const))(
    '%s',
    async (_name, { query, params }) => {
      const answer = answerOf(query, params, published)
      expect(json(answer)).toEqual(json(await plainResponse(query, params, published)))
    },
  )
})

describe('everything the Studio sends is answered', () => {
  const recorded = studioQueries()

  test('searches, listeners, previews and lists are among it', () => {
    const all = recorded.map(({ query }) => query).join('\n')
    for (const part of ['text::query(', 'score(', 'sanity::versionOf(', 'references(']) {
      expect(all).toContain(part)
    }
    expect(new Set(recorded.map(({ route }) => route))).toEqual(new Set(['query', 'listen']))
  })

  test.each(recorded.map((sent) => [`${sent.while}: ${sent.query.slice(0, 200)}`, sent] as const))(
    '%s',
    async (_name, { query, params, perspective, apiVersion }) => {
      const view = viewOf(edited, perspectiveOf(perspective, apiVersion), false)
      const answer = answerOf(query, params, view)
      if (query.includes('text::query')) expect(Array.isArray(answer)).toBe(true)
      else expect(json(answer)).toEqual(json(await plainResponse(query, params, view)))
    },
  )
})

describe('functions with a reading of their own', () => {
  test.each(rewrittenFunctions)('$name', ({ query, answer }) => {
    const view = viewOf(edited, perspectiveOf('drafts', 'X'), false)
    expect(answerOf(query, {}, view)).toEqual(answer)
  })
})

describe('over HTTP', () => {
  let lake: LakeProcess

  beforeAll(async () => {
    lake = await lakeProcess()
    await lake.start()
    const transaction = lake.client({ withToken: true }).transaction()
    for (const document of studioContent) transaction.create(document)
    await transaction.commit()
  })
  afterAll(() => lake.remove())

  describe.each(perspectiveRows)('perspective $perspective in $apiVersion', (row) => {
    const client = (withToken: boolean) =>
      lake
        .client({ withToken })
        .withConfig({ apiVersion: row.apiVersion, perspective: named(row.perspective) })
    const query = '*[_type == "guide"]{_id, _originalId}'
    const guides = async (withToken: boolean) => {
      const found = await client(withToken).fetch<{ _id: string; _originalId?: string }[]>(query)
      return found.map(({ _id, _originalId }) => (_originalId ? `${_id} < ${_originalId}` : _id))
    }

    test('shows what the table says', async () => {
      expect((await guides(true)).sort()).toEqual([...row.guides].sort())
    })

    test('shows the public no draft', async () => {
      if (row.isForThePublic) expect(await guides(false)).toEqual(row.publicGuides)
      else expect((await refusal(guides(false))).statusCode).toBe(401)
    })
  })

  test.each(unsupportedFeatures)('$path names what is not supported: $feature', async (row) => {
    const address = row.path
      .replace(':dataset', 'production')
      .replace(':name', 'production')
      .replace(':project', 'larkway')
      .replace('*', 'x')
    const answer = await fetch(`${lake.url}/v2026-11-01${address}`, {
      headers: { authorization: `Bearer ${lake.token()}` },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(await answer.json())).toContain(row.feature)
  })
})

test('docs/CONTENT_LAKE.md says what these tests try: npm run content:conformance', async () => {
  const file = path.resolve(import.meta.dirname, '../../../docs/CONTENT_LAKE.md')
  const document = readFileSync(file, 'utf8')
  expect(document).toBe(withTable(document, await conformanceTable()))
})

const named = (perspective: string | null) =>
  (perspective?.includes(',') ? perspective.split(',') : (perspective ?? undefined)) as 'raw'
