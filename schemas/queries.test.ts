import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type SchemaType, typeEvaluate } from 'groq-js/1'
import { describe, expect, test } from 'vitest'
import { answerOf, type TestDocument } from './test/lake-of.ts'
import { misfit } from './test/misfit.ts'
import { sampleImage, samples } from './test/samples.ts'
import { allFilters, allQueries, paramsOf, sampleParams } from './test/site-queries.ts'

const generated = path.join(import.meta.dirname, 'generated')
const schema = JSON.parse(readFileSync(path.join(generated, 'schema.json'), 'utf8')) as SchemaType
const queries = await allQueries()

/** What the lake adds to every document. */
const stamped = (document: TestDocument) => ({
  ...document,
  _createdAt: '2026-11-01T10:00:00Z',
  _updatedAt: '2026-11-16T10:00:00Z',
  _rev: 'r1',
})
const documents = [...Object.values(samples), sampleImage].map(stamped)

/** Answers of the samples by name, for parameters other than the usual ones where those find nothing. */
const elsewhere: Record<string, Record<string, unknown>> = {
  storefrontByKeyQuery: { key: 'fairmile' },
  routeSeoQuery: { route: '/car-leasing/:manufacturer' },
  bannersForRouteQuery: { route: '/our-brokers' },
}

function ask(name: string, more: Record<string, unknown> = {}): unknown {
  const query = queries.find(([each]) => each === name)![1]
  const params = { ...sampleParams, ...elsewhere[name], ...more }
  return answerOf(query, params, documents)
}

describe.each(queries)('%s', (name, query) => {
  const unknown = paramsOf(query).filter((param) => !(param in sampleParams))

  test('takes parameters that have a sample', () => {
    expect(unknown).toEqual([])
  })

  test('answers what its type says, with and without documents', () => {
    const params = { ...sampleParams, ...elsewhere[name] }
    const type = typeEvaluate(parse(query), schema)
    expect(type.type).not.toBe('unknown')
    expect(misfit(answerOf(query, params, documents), type, schema)).toBeNull()
    expect(misfit(answerOf(query, params, []), type, schema)).toBeNull()
  })
})

test.each(await allFilters())('%s selects documents of the samples', (_, filter) => {
  expect(paramsOf(filter).filter((param) => !(param in sampleParams))).toEqual([])
  const all = documents.map((document) => ({ ...document, reviewBy: '2020-01-01' }))
  const found = ['2019-12-31', sampleParams.today, '2030-01-01'].flatMap((today) =>
    answerOf(`*[${filter}]`, { ...sampleParams, today }, all),
  )
  expect(found).not.toEqual([])
})

describe('what the queries find', () => {
  // A make's own text is the one without a range, and the samples have a range's.
  const findsNothing = ['manufacturerArticleQuery']
  const asksFor = queries.filter(([name]) => !/^(taken|opposite)/.test(name))

  test.each(asksFor)('%s finds its sample', (name) => {
    const answer = ask(name)
    const isEmpty = answer === null || (Array.isArray(answer) && answer.length === 0)
    expect(isEmpty).toBe(findsNothing.includes(name))
  })

  test('text comes with the picture’s asset and the claim’s words', () => {
    const { body } = ask('guideBySlugQuery') as { body: Record<string, unknown>[] }
    const member = (type: string) => body.find(({ _type }) => _type === type)
    expect(member('figure')?.image).toMatchObject({
      asset: {
        url: 'https://cdn.example/a1-1200x800.png',
        metadata: { dimensions: { width: 1200, height: 800 } },
      },
    })
    expect(member('claimNote')?.claim).toEqual({
      key: 'delivery-included',
      text: 'Delivery is included.',
      figure: '2–4 weeks',
      reviewBy: '2027-06-30',
      isRegulatory: false,
    })
    expect(member('comparison')).toEqual(
      samples.guide.body.find(({ _type }) => _type === 'comparison'),
    )
  })

  test.each([
    ['claimsByKeysQuery', '2027-06-30', 1],
    ['claimsByKeysQuery', '2027-07-01', 0],
    ['bannersForRouteQuery', '2026-10-31', 0],
    ['bannersForRouteQuery', '2026-11-01', 1],
    ['bannersForRouteQuery', '2026-12-24', 1],
    ['bannersForRouteQuery', '2026-12-25', 0],
    ['activeExperimentsQuery', '2026-10-31', 0],
    ['activeExperimentsQuery', '2027-01-31', 1],
    ['activeExperimentsQuery', '2027-02-01', 0],
  ])('%s on %s finds %d', (name, today, count) => {
    expect(ask(name, { today })).toHaveLength(count)
  })
})
