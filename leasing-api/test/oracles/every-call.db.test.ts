import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { aliasesOf } from '#core/contract/aliases.ts'
import { calls } from '#core/contract/calls.ts'
import { successStatus } from '#core/contract/http/no-content.ts'
import { pathNames } from '#core/contract/http/path.ts'
import { isList } from '#core/contract/http/query-field.ts'
import { requestOf, type RequestValues } from '#core/contract/http/request.ts'
import { requestShape } from '#core/contract/request-shape.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import { callMatcher } from '../environments/call-matcher.ts'
import { isExact, jsonOf } from '../environments/responses.ts'
import { type ContractWorld, contractWorld } from '../environments/contract-world.ts'
import { bodySamples } from '../fuzz/body-samples.ts'
import { pathSamples } from '../fuzz/path-samples.ts'
import { querySamples } from '../fuzz/query-samples.ts'
import { refusal, refusalOf } from './refusal.ts'

let world: ContractWorld
beforeAll(async () => {
  world = await contractWorld()
})
afterAll(() => world.close())

const served = routes.map(({ name }) => name as ServedCall)
const callOf = (name: ServedCall): Call => calls[name]
const publicReads = served.filter((name) => callOf(name).caching === 'public')
const withQuery = served.filter((name) => Object.keys(callOf(name).query.shape).length > 0)
const withBody = served.filter((name) => callOf(name).body)
const withPath = served.filter((name) => pathNames(callOf(name).path).length > 0)

const queryFields = (name: ServedCall) => Object.entries(callOf(name).query.shape)
const listFields = (name: ServedCall) =>
  queryFields(name).flatMap(([field, schema]) => (isList(schema) ? [field] : []))

/** The text of a query; repeated names stand in the order given. */
const text = (...pairs: (readonly [string, string])[]) =>
  new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString()

/** Asks as in the example, with this in the query besides; a field of it replaces the example's. */
const asked = async (name: ServedCall, more: string) =>
  answerLike(name, await world.requestFor(name), more)

async function answerLike(name: ServedCall, { query, ...values }: RequestValues, more: string) {
  const call = callOf(name)
  const sent = [...new URLSearchParams(more).keys()].map((key) => key.replace('[]', ''))
  const kept = Object.entries(query ?? {}).filter(
    ([field]) => ![field, ...aliasesOf(field)].some((each) => sent.includes(each)),
  )
  const { url, body } = requestOf(requestShape(call), {
    ...values,
    query: Object.fromEntries(kept),
  })
  const joined = more === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${more}`
  const response = await world.askUrl(call, joined, body === null ? {} : { body })
  return { status: response.status, headers: response.headers, json: await jsonOf(response) }
}

describe('C-08 C-10 every query field takes its good samples and refuses its bad ones', () => {
  const fields = withQuery.flatMap((name) =>
    queryFields(name).map(([field]) => [name, field] as const),
  )

  test.each(fields)('%s %s', async (name, field) => {
    const { good, bad } = querySamples(name, field)!
    const sent = listFields(name).includes(field) ? `${field}[]` : field
    // Reads and refusals leave behind what was prepared for them.
    const values = await world.requestFor(name)
    const ask = (value: string) => answerLike(name, values, text([sent, value]))
    for (const value of good) {
      const { status, json } = await ask(value)
      expect([value, status, JSON.stringify(json)]).toEqual([value, 200, expect.anything()])
      expect(isExact(callOf(name), json), value).toBe(true)
    }
    for (const value of bad) expect(refusalOf(await ask(value))).toEqual(refusal(400, [field]))
  })

  test.each(withQuery)('%s names every field that is bad at once', async (name) => {
    const bad = queryFields(name).flatMap(([field]) => {
      const value = querySamples(name, field)!.bad[0]
      return value === undefined ? [] : [[field, value] as const]
    })
    if (name === 'listOfferColumns') return expect(bad).toEqual([]) // see its samples
    expect(refusalOf(await asked(name, text(...bad)))).toEqual(
      refusal(
        400,
        bad.map(([field]) => field),
      ),
    )
  })
})

describe('C-03 C-04 C-06 the same question asked otherwise has the same answer', () => {
  test.each(publicReads)('%s ignores what is empty, null or not declared', async (name) => {
    const plain = await asked(name, '')
    const unknown = text(['nobodyAsked', '1'], ['__proto__', 'x'], ['constructor[]', 'y'])
    await expect(asked(name, unknown)).resolves.toMatchObject({ status: 200, json: plain.json })
    const given = (await world.requestFor(name)).query ?? {}
    for (const [field] of queryFields(name)) {
      if (field in given) continue
      for (const empty of [field, `${field}[]`]) {
        const { status, json } = await asked(name, text([empty, '']))
        expect([empty, status]).toEqual([empty, 200])
        expect(json).toEqual(plain.json)
      }
    }
    // What a client sends for null is nothing.
    const nulls = Object.fromEntries(
      queryFields(name).map(([field]) => [field, given[field] ?? null]),
    )
    const response = await world.ask(callOf(name), {
      ...(await world.requestFor(name)),
      query: nulls,
    })
    await expect(response.json()).resolves.toEqual(plain.json)
  })

  const lists = publicReads.flatMap((name) =>
    listFields(name).map((field) => [name, field] as const),
  )

  test.each(lists)(
    '%s reads %s with brackets and without, in any order, repeated',
    async (name, field) => {
      const [one, other] = querySamples(name, field)!.good as [string, string]
      const brackets = `${field}[]`
      const first = await asked(name, text([brackets, one], [brackets, other]))
      expect(first.status).toBe(200)
      for (const same of [
        text([field, other], [field, one]),
        text([brackets, other], [field, one], [brackets, other]),
        text([brackets, other], [brackets, ''], [brackets, one]),
      ]) {
        const again = await asked(name, same)
        expect(again.json).toEqual(first.json)
        expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
      }
      const many = Array.from({ length: 101 }, (_, at) => [brackets, String(at + 1)] as const)
      expect(refusalOf(await asked(name, text(...many)))).toEqual(refusal(400, [field]))
    },
  )
})

describe('C-05 fields by another name', () => {
  const aliases = publicReads.flatMap((name) =>
    queryFields(name).flatMap(([field]) =>
      aliasesOf(field).map((alias) => [name, field, alias] as const),
    ),
  )

  test.each(aliases)('%s takes %s as %s, but not both', async (name, field, alias) => {
    const samples = querySamples(name, field)!
    const [one, other] = samples.good as [string, string]
    const named = await asked(name, text([`${field}[]`, one]))
    await expect(asked(name, text([alias, one]))).resolves.toMatchObject({ json: named.json })
    const agreed = await asked(name, text([field, one], [alias, one]))
    expect(agreed.json).toEqual(named.json)
    expect(refusalOf(await asked(name, text([field, one], [alias, other])))).toEqual(
      refusal(400, [alias]),
    )
    expect(refusalOf(await asked(name, text([alias, samples.bad[0]!])))).toEqual(
      refusal(400, [alias]),
    )
  })

  const singles = withQuery.flatMap((name) =>
    queryFields(name).flatMap(([field, schema]) => {
      const good = querySamples(name, field)!.good
      return isList(schema) || good.length < 2 ? [] : [[name, field] as const]
    }),
  )

  test.each(singles)('%s takes one %s only', async (name, field) => {
    const [one = '', other = ''] = querySamples(name, field)!.good
    const twice = await asked(name, text([field, one], [field, one]))
    expect(twice.status).toBe(200)
    const answer = await asked(name, text([field, one], [field, other]))
    expect(refusalOf(answer)).toEqual(refusal(400, [field]))
    expect(answer.json).toMatchObject({ errors: { [field]: ['Give one value.'] } })
  })
})

describe('C-10 C-16 pages of a list', () => {
  const paged = publicReads.filter((name) => 'rows' in callOf(name).query.shape)

  type Page = { data: unknown[]; total: number; page: number; rows: number; ratesVersion: number }
  const page = async (name: ServedCall, number: number, rows: number) => {
    const { json } = await asked(name, `page=${number}&rows=${rows}`)
    return json as Page
  }

  test.each(paged)(
    '%s: pages put together are the whole, past the end there is nothing',
    async (name) => {
      const most = name === 'listManufacturers' ? 200 : 100
      const whole = await page(name, 1, most)
      expect(whole.total).toBeGreaterThan(0)
      expect(whole.data).toHaveLength(Math.min(whole.total, most))
      expect(whole).toMatchObject({
        page: 1,
        rows: most,
        ratesVersion: world.api.deals.current().ratesVersion,
      })
      const rows = Math.max(1, Math.ceil(whole.data.length / 3))
      const parts = await Promise.all([1, 2, 3].map((number) => page(name, number, rows)))
      expect(parts.flatMap(({ data }) => data)).toEqual(whole.data.slice(0, rows * 3))
      const last = Math.ceil(whole.total / rows)
      expect((await page(name, last, rows)).data).toHaveLength(whole.total - (last - 1) * rows)
      for (const past of [last + 1, 1_000_000]) {
        await expect(page(name, past, rows)).resolves.toMatchObject({
          data: [],
          total: whole.total,
          page: past,
          rows,
        })
      }
    },
  )
})

describe('C-09 C-52 paths that lead to nothing', () => {
  const parameters = withPath.flatMap((name) =>
    pathNames(callOf(name).path).map((parameter) => [name, parameter] as const),
  )

  test.each(parameters)('%s answers 404 for a %s that is none', async (name, parameter) => {
    const { malformed, unknown } = pathSamples(name, parameter)!
    const values = await world.requestFor(name)
    for (const value of [...malformed, ...unknown]) {
      const response = await world.ask(callOf(name), {
        ...values,
        params: { ...values.params, [parameter]: value },
      })
      const { status, headers } = response
      expect(refusalOf({ status, headers, json: await response.json() })).toEqual(refusal(404, []))
    }
  })

  test.each(withPath)('%s says in its declaration what it cannot find', (name) => {
    const hasUnknown = pathNames(callOf(name).path).some(
      (parameter) => pathSamples(name, parameter)!.unknown.length > 0,
    )
    expect('404' in (callOf(name).failures ?? {}) || !hasUnknown).toBe(true)
  })
})

describe('C-07 C-08 C-12 every field of a body takes its good samples and refuses its bad ones', () => {
  const fields = withBody.flatMap((name) =>
    Object.keys(callOf(name).body!.shape).map((field) => [name, field] as const),
  )

  const send = async (name: ServedCall, values: RequestValues, change: Record<string, unknown>) => {
    const call = callOf(name)
    const { url } = requestOf(requestShape(call), values)
    const response = await world.askUrl(call, url, { body: { ...values.body, ...change } })
    const { status, headers } = response
    return { status, headers, json: await jsonOf(response) }
  }

  test.each(fields)('%s %s', async (name, field) => {
    const { good, bad, beside } = bodySamples(name, field)!
    for (const value of good) {
      const values = await world.requestFor(name)
      const { status, json } = await send(name, values, { ...beside, [field]: value })
      const told = [value, status, JSON.stringify(json)]
      expect(told.slice(0, 2), String(told[2])).toEqual([value, successStatus(callOf(name))])
      expect(isExact(callOf(name), json)).toBe(true)
    }
    // What is refused uses up nothing of what was prepared for it.
    const values = await world.requestFor(name)
    for (const value of bad)
      expect(refusalOf(await send(name, values, { [field]: value }))).toEqual(refusal(400, [field]))
  })

  test.each(withBody)('%s ignores what is not declared', async (name) => {
    const unknown = { unrequested: 1, constructor: { a: [1] } }
    const { status, json } = await send(name, await world.requestFor(name), unknown)
    expect(status, JSON.stringify(json)).toBe(successStatus(callOf(name)))
  })

  test.each(withBody)('%s takes an object in JSON and nothing else', async (name) => {
    const call = callOf(name)
    const { url } = requestOf(requestShape(call), await world.requestFor(name))
    for (const body of ['[]', '"x"', '3', 'null', 'true']) {
      const response = await world.askUrl(call, url, { body })
      const { status, headers } = response
      expect(refusalOf({ status, headers, json: await response.json() })).toEqual(
        refusal(400, ['body']),
      )
    }
    for (const [body, type, status] of [
      ['{"a":', 'application/json', 400],
      ['{}', 'text/plain', 415],
      ['a=b', 'application/x-www-form-urlencoded', 415],
      [JSON.stringify({ more: 'x'.repeat(70_000) }), 'application/json', 413],
    ] as const) {
      const response = await world.askUrl(call, url, { body, headers: { 'content-type': type } })
      const { headers } = response
      expect(refusalOf({ status: response.status, headers, json: await response.json() })).toEqual(
        refusal(status, []),
      )
    }
  })
})

describe('C-52 other methods', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const matchedCall = callMatcher(Object.fromEntries(served.map((name) => [name, callOf(name)])))

  test.each(served)('%s is answered by its own methods only, and says which', async (name) => {
    const call = callOf(name)
    const { url } = requestOf(requestShape(call), await world.requestFor(name))
    const { pathname } = new URL(url, 'http://api')
    const matches = await Promise.all(methods.map((method) => matchedCall(method, pathname)))
    const own = methods.filter((_, index) => matches[index])
    for (const method of methods.filter((each) => !own.includes(each))) {
      const response = await world.askUrl(call, url, { method })
      const { status, headers } = response
      expect(refusalOf({ status, headers, json: await response.json() })).toEqual(refusal(405, []))
      const allowed = own.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each]))
      expect(headers.get('allow')!.split(', ').toSorted()).toEqual(allowed.toSorted())
    }
  })

  const reads = served.filter((name) => callOf(name).method === 'GET')

  test.each(reads)('%s answers HEAD with the head of its GET', async (name) => {
    const call = callOf(name)
    const { url } = requestOf(requestShape(call), await world.requestFor(name))
    const [get, head] = [
      await world.askUrl(call, url),
      await world.askUrl(call, url, { method: 'HEAD' }),
    ]
    expect(head.status).toBe(get.status)
    await expect(head.text()).resolves.toBe('')
    for (const header of ['content-type', 'cache-control', 'etag']) {
      expect(head.headers.get(header)).toBe(get.headers.get(header))
    }
  })
})
