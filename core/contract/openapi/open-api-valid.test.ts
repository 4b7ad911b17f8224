import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../calls.ts'
import { schemaErrors } from '../test/json-schema.ts'
import { openApiDocument } from './open-api.ts'

const document = openApiDocument(calls, { title: 'Test', version: '1', description: 'A test.' })

/**
 * What the OpenAPI Specification 3.1 says of the objects our document is made of, each with the
 * fields that the specification knows and no others; the dialect of schemas is JSON Schema 2020-12.
 */
const text = z.string().min(1)
const count = z.int().min(0)
const number = z.number()
const type = z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'])

const schema: z.ZodType = z.lazy(() =>
  z.strictObject({
    $ref: z.string().startsWith('#/components/schemas/').optional(),
    type: z.union([type, z.array(type).min(1).refine(isUnique)]).optional(),
    title: text.optional(),
    description: text.optional(),
    default: z.unknown().optional(),
    enum: z.array(z.unknown()).min(1).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(schema).min(1).optional(),
    oneOf: z.array(schema).min(1).optional(),
    allOf: z.array(schema).min(1).optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).refine(isUnique).optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    propertyNames: schema.optional(),
    items: schema.optional(),
    minItems: count.optional(),
    maxItems: count.optional(),
    minLength: count.optional(),
    maxLength: count.optional(),
    pattern: z.string().refine(isPattern).optional(),
    format: text.optional(),
    minimum: number.optional(),
    maximum: number.optional(),
    exclusiveMinimum: number.optional(),
    exclusiveMaximum: number.optional(),
  }),
)

const media = z.strictObject({ 'application/json': z.strictObject({ schema }) })

const parameter = z
  .strictObject({
    name: text,
    in: z.enum(['path', 'query', 'header', 'cookie']),
    required: z.boolean().optional(),
    description: text.optional(),
    style: z.enum(['form', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'simple']).optional(),
    explode: z.boolean().optional(),
    schema,
  })
  .refine((each) => each.in !== 'path' || each.required === true, 'A path parameter is required.')

const response = z.strictObject({ description: text, content: media.optional() })

const operation = z.strictObject({
  operationId: z.string().regex(/^[A-Za-z0-9_.-]+$/),
  tags: z.array(text).refine(isUnique),
  summary: text,
  parameters: z
    .array(parameter)
    .refine((all) => isUnique(all.map((each) => `${each.in} ${each.name}`))),
  requestBody: z.strictObject({ required: z.boolean(), content: media }).optional(),
  responses: z.record(z.string().regex(/^([1-5]\d\d|default)$/), response),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
})

const openApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: text, version: text, description: text }),
  tags: z
    .array(z.strictObject({ name: text }))
    .refine((tags) => isUnique(tags.map(({ name }) => name))),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'put', 'post', 'delete', 'patch']), operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[A-Za-z0-9._-]+$/), schema),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({
        type: z.literal('http'),
        scheme: z.enum(['bearer', 'basic']),
        description: z.string().optional(),
      }),
    ),
  }),
})

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}

test('C-34 the document is OpenAPI 3.1', () => {
  const { error } = openApi.safeParse(document)
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []).toEqual(
    [],
  )
})

test('C-34 an operation has a name of its own, known tags and known ways to log in', () => {
  const { paths, tags, components } = openApi.parse(document)
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  const known = tags.map(({ name }) => name)
  const schemes = Object.keys(components.securitySchemes)
  for (const { tags: own, security = [], responses } of operations) {
    for (const tag of own) expect(known).toContain(tag)
    for (const way of security.flatMap((each) => Object.keys(each))) expect(schemes).toContain(way)
    const [success, refusal] = Object.keys(responses).filter((status) => status !== '304')
    expect([success, refusal]).toEqual([expect.stringMatching(/^20[04]$/), '400'])
  }
})

test('C-34 every reference leads to something', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(0)
  for (const [, pointer] of references) {
    let place: unknown = document
    for (const step of pointer!.split('/').slice(1))
      place = (place as Record<string, unknown>)[step]
    expect(place, pointer).toBeTypeOf('object')
  }
})

test('C-34 a schema of it judges like the schema it is made from', () => {
  const { paths } = openApi.parse(document)
  const answer = paths['/api/config/phones']!.get!.responses['200']!.content!['application/json']
  expect(schemaErrors(answer.schema as object, { phones: true })).toEqual([])
  expect(schemaErrors(answer.schema as object, { phones: 'yes' })).toHaveLength(1)
  expect(schemaErrors(answer.schema as object, {})).toHaveLength(1)
})

test.each([
  ['another version', { openapi: '3.0.0' }],
  ['a field that OpenAPI does not know', { path: {} }],
  ['a path without a slash', { paths: { 'api/x': {} } }],
  ['a method that is none', { paths: { '/x': { fetch: {} } } }],
  ['an operation without answers', { paths: { '/x': { get: { operationId: 'x', tags: [] } } } }],
])('%s is no OpenAPI 3.1', (_, change) => {
  expect(openApi.safeParse({ ...document, ...change }).success).toBe(false)
})
