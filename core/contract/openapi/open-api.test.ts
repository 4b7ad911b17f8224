import { expect, test } from 'vitest'
import type { Call } from '../call.ts'
import { calls } from '../calls.ts'
import { openApiDocument } from './open-api.ts'
import { pathNames } from '../http/path.ts'
import { isList } from '../http/query-field.ts'

type Schema = { properties?: object; anyOf?: Schema[] }
type Operation = {
  parameters: { name: string; in: string; schema: object }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: object
}
type Paths = Record<string, Record<string, Operation>>

const document = openApiDocument(calls, { title: 'Test', version: '1', description: '' })
const paths = document['paths'] as Paths

/** A path with its parameters' names left out. */
const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}')
const whole = (schema: Schema): Schema[] => schema.anyOf ?? [schema]

test('C-34 every call has its operation', () => {
  const shapes = new Set(Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}')))
  for (const call of Object.values(calls))
    expect(shapes).toContain(call.path.replace(/\{\w+\}/g, '{}'))
})

test('C-34 no two paths differ only in the names of their parameters', () => {
  const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('C-34 each path declares exactly its parameters', () => {
  for (const [path, operations] of Object.entries(paths)) {
    for (const { parameters } of Object.values(operations)) {
      const declared = parameters.filter((each) => each.in === 'path').map((each) => each.name)
      expect(declared).toEqual(pathNames(path))
    }
  }
})

test.each(Object.entries<Call>(calls))('C-34 %s tells every field it takes', (_, call) => {
  const [, path] = Object.entries(paths).find(([each]) => shapeOf(each) === shapeOf(call.path))!
  const { parameters, requestBody } = path[call.method.toLowerCase()]!
  const inQuery = parameters.flatMap((each) => (each.in === 'query' ? [each.name] : []))
  const fields = Object.entries(call.query.shape).map(([field, schema]) =>
    isList(schema) ? `${field}[]` : field,
  )
  expect(inQuery).toEqual(expect.arrayContaining(fields))
  const bodies = requestBody ? [requestBody.content['application/json'].schema].flatMap(whole) : []
  const told = bodies.map(({ properties }) => Object.keys(properties ?? {}).toSorted())
  if (call.body) expect(told).toContainEqual(Object.keys(call.body.shape).toSorted())
})

test('C-34 no field is told that no call takes', () => {
  const known = new Set(
    Object.values<Call>(calls).flatMap(({ method, path, query }) =>
      Object.keys(query.shape).map((field) => `${method} ${shapeOf(path)} ${field}`),
    ),
  )
  const told = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters }]) =>
      parameters.flatMap((each) =>
        each.in === 'query'
          ? [`${method.toUpperCase()} ${shapeOf(path)} ${each.name.replace('[]', '')}`]
          : [],
      ),
    ),
  )
  expect(new Set(told)).toEqual(known)
})

test('C-34 lists are named with brackets and carry their bounds', () => {
  const parameters = paths['/api/derivatives/v2']!['get']!.parameters
  expect(parameters.find((each) => each.name === 'terms[]')).toMatchObject({
    style: 'form',
    explode: true,
    description: 'Also sent as term, contractLength.',
    schema: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 120 } },
  })
})

test('C-34 another name is told, and nothing where there is none', () => {
  const parameters = paths['/api/derivatives/v2']!['get']!.parameters
  const of = (name: string) => parameters.find((each) => each.name === name)
  expect(of('annualMileages[]')).toMatchObject({ description: 'Also sent as annualMileage.' })
  expect(of('stock')).not.toHaveProperty('description')
  expect(of('stock')).not.toHaveProperty('style')
})

test('C-34 calls that differ in method only stand under one path', () => {
  expect(Object.keys(paths['/api/orders/{orderId}']!).toSorted()).toEqual(['get', 'put'])
  const parameter = { name: 'orderId', in: 'path', required: true }
  expect(paths['/api/orders/{orderId}']!['get']!.parameters).toMatchObject([parameter])
})

test('C-34 calls that share an address are one operation with what each says', () => {
  expect(paths['/api/derivatives/{type}/filters']!['get']).toMatchObject({
    operationId: 'getFilters',
    summary: `${calls.getFilters.summary} ${calls.getDerivativeFilters.summary}`,
    parameters: expect.arrayContaining([
      {
        name: 'type',
        in: 'path',
        required: true,
        schema: {
          anyOf: [
            expect.objectContaining({ enum: expect.arrayContaining(['compare']) }),
            expect.objectContaining({ pattern: expect.stringContaining('[1-9]') }),
          ],
        },
      },
    ]),
    responses: { 404: { description: 'No such derivative.' } },
  })
})

test('C-34 what needs a log-in says so, and only that', () => {
  const guarded = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => 'security' in operation)
      .map(([method]) => `${method} ${path}`),
  )
  const named = Object.values<Call>(calls).flatMap(({ method, path, authority }) =>
    authority === 'user' || authority === 'office' ? [`${method.toLowerCase()} ${path}`] : [],
  )
  expect(guarded.toSorted()).toEqual(named.toSorted())
  expect(guarded).toContain('post /api/user-searches')
})

test.each([
  ['/api/leads', 'get', [{ accessToken: [] }, { apiKey: ['orders.read'] }]],
  ['/api/rate-uploads', 'post', [{ accessToken: [] }, { apiKey: ['rates.import'] }]],
  ['/api/leads/{orderRef}', 'get', [{ accessToken: [] }]],
])('C-208 %s by %s says whether a key will do', (path, method, security) => {
  expect(paths[path]![method]).toMatchObject({ security })
})

test('C-34 a call with a body says what it is, one without has none', () => {
  expect(paths['/api/orders/confirm']!['post']).toMatchObject({
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { type: 'object', required: ['orderRef'] } } },
    },
  })
  expect(paths['/api/manufacturers']!['get']).not.toHaveProperty('requestBody')
})

test('C-34 what may be kept can be asked for again, and only that', () => {
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { responses }] of Object.entries(operations)) {
      const isCached = Object.values<Call>(calls).some(
        (call) =>
          shapeOf(call.path) === shapeOf(path) &&
          call.method.toLowerCase() === method &&
          call.caching === 'public',
      )
      expect([method, path, '304' in responses]).toEqual([method, path, isCached])
    }
  }
})

test('C-34 a header is told by the calls that understand it, and by no other', () => {
  const told = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters }]) =>
      parameters.flatMap((each) =>
        each.in === 'header' ? [`${method} ${path} ${each.name}`] : [],
      ),
    ),
  )
  expect(told).toEqual(['post /api/orders Idempotency-Key', 'post /api/pcp-orders Idempotency-Key'])
})

test('C-34 it is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})
