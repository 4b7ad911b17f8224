import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { failureStatuses } from '#core/contract/http/failure-status.ts'
import { successStatus } from '#core/contract/http/no-content.ts'
import { schemaErrors } from '#core/contract/test/json-schema.ts'
import { readQuery } from '#core/contract/http/query.ts'
import { readBody } from '#core/contract/http/body.ts'
import type { ServedCall } from '../routes/not-served-yet.ts'
import { callMatcher } from '../test/environments/call-matcher.ts'
import { type ContractWorld, contractWorld } from '../test/environments/contract-world.ts'
import { isSent } from './examples.ts'
import { publishedCalls } from './reference-pages.ts'
import { shorten } from './shorten.ts'

type Operation = {
  responses: Record<string, { content: { 'application/json': { schema: object } } }>
}

/** What is looked at of the document. */
type Served = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { ErrorBody: object } }
}

let world: ContractWorld
let page: string
let served: Served
beforeAll(async () => {
  world = await contractWorld()
  page = await (await world.api.ask('/docs')).text()
  served = (await (await world.api.ask('/openapi.json')).json()) as Served
})
afterAll(() => world.close())

const published = Object.keys(publishedCalls) as ServedCall[]
const sent = published.filter((name) => isSent(calls[name]))
const shown = published.filter((name) => !isSent(calls[name]))

/** What the page shows of a call: the request, its body and the answer, as a reader copies them. */
function exampleOf(name: ServedCall) {
  const [, article = ''] = page.split(`<article id="${name}">`)
  const [, figure = ''] = article.split('</article>')[0]!.split('<figure>')
  const [request = '', answer] = [...figure.matchAll(/<code>([\s\S]*?)<\/code>/g)].map(([, code]) =>
    plain(code!),
  )
  const [line = '', body] = request.split('\n\n')
  const [method = '', url = ''] = line.split(' ')
  const json = (text: string | undefined) =>
    text === undefined ? null : (JSON.parse(text) as unknown)
  return { method, url, body: json(body), answer: json(answer) }
}

function plain(escaped: string): string {
  const names: Readonly<Record<string, string>> = {
    quot: '"',
    amp: '&',
    lt: '<',
    gt: '>',
    '#39': "'",
  }
  return escaped.replace(/&(quot|amp|lt|gt|#39);/g, (_, name: string) => names[name]!)
}

describe('C-34 C-35 the reference', () => {
  test.each(sent)('shows of %s what is really answered', async (name) => {
    const { method, url, answer } = exampleOf(name)
    const response = await world.askUrl(calls[name], url, { method })
    expect(response.status).toBe(200)
    expect(answer).toEqual(shorten(await response.json()))
  })

  test.each(shown)('shows of %s a request that can be read, and no answer', async (name) => {
    const call: Call = calls[name]
    const { method, url, body, answer } = exampleOf(name)
    expect(method).toBe(call.method)
    const { pathname, searchParams } = new URL(url, 'http://api')
    expect(await callMatcher({ [name]: call })(method, pathname)).toMatchObject({ name })
    expect(readQuery(call, searchParams)).toMatchObject({ ok: true })
    if (call.body) expect(readBody(call, body)).toMatchObject({ ok: true })
    else expect(body).toBeNull()
    expect(answer).toBeNull()
  })
})

test('C-52 the reference says what each status means, and what else a call understands', () => {
  const [, failures = ''] = page.split('<h2>When a call fails</h2>')
  for (const [status, meaning] of Object.entries(failureStatuses)) {
    expect(failures).toMatch(new RegExp(`<dt>${status}</dt>\\s*<dd>${meaning}</dd>`))
  }
  for (const name of published) {
    const [, article = ''] = page.split(`<article id="${name}">`)
    const isGiven = article.split('</article>')[0]!.includes('<code>Idempotency-Key</code>')
    expect([name, isGiven]).toEqual([name, name === 'postOrder' || name === 'postPcpOrder'])
  }
})

test('C-208 the reference says what a call of the office needs, and whether a key will do', () => {
  for (const name of published) {
    const call: Call = calls[name]
    const [, article = ''] = page.split(`<article id="${name}">`)
    const needs = /with the permission\s*<code>([\w.]+)<\/code>(, and for keys)?/.exec(
      article.split('</article>')[0]!,
    )
    const said = needs && { permission: needs[1], hasKeys: needs[2] !== undefined }
    const { permission, hasKeys = false } = call
    expect([name, said]).toEqual([name, permission ? { permission, hasKeys } : null])
  }
})

describe('C-34 the document that is served tells what is really answered', () => {
  const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}')

  /** The schema of an answer, with what it refers to put in its place. */
  function schemaOf(call: Call, status: string): object {
    const { paths, components } = served
    const [, path] = Object.entries(paths).find(([each]) => shapeOf(each) === shapeOf(call.path))!
    const { schema } =
      path[call.method.toLowerCase()]!.responses[status]!.content['application/json']
    return '$ref' in schema ? components.schemas.ErrorBody : schema
  }

  test.each(published)('%s', async (name) => {
    const call: Call = calls[name]
    const response = await world.ask(call, await world.requestFor(name))
    expect(response.status).toBe(successStatus(call))
    if (response.status === 204) return expect(await response.text()).toBe('')
    expect(schemaErrors(schemaOf(call, '200'), await response.json())).toEqual([])
  })

  test('a refusal', async () => {
    const response = await world.api.ask('/api/derivatives/v2?rows=101')
    expect(response.status).toBe(400)
    expect(schemaErrors(schemaOf(calls.listDerivatives, '400'), await response.json())).toEqual([])
  })
})
