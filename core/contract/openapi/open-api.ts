import { z } from 'zod'
import { aliasesOf } from '../aliases.ts'
import type { Call } from '../call.ts'
import { errorBody } from '../http/error-body.ts'
import { successStatus } from '../http/no-content.ts'
import { pathNames } from '../http/path.ts'
import { isList } from '../http/query-field.ts'

type Json = Record<string, unknown>

type NamedCall = readonly [name: string, call: Call]

const errorRef = { $ref: '#/components/schemas/ErrorBody' }

/**
 * The OpenAPI 3.1 document of these calls. Calls that share a path once parameter names are left
 * aside (`{capId}` and `{type}` in the same place) stand under the first one's, and those of one
 * method become one operation, since OpenAPI takes such paths for the same one. Rule C-34.
 */
export function openApiDocument(
  calls: Readonly<Record<string, Call>>,
  info: { title: string; version: string; description: string },
): Json {
  const paths: Record<string, Json> = {}
  for (const [, ofShape] of Map.groupBy(Object.entries(calls), ([, { path }]) => shapeOf(path))) {
    const path = ofShape[0]![1].path
    paths[path] = Object.fromEntries(
      [...Map.groupBy(ofShape, ([, { method }]) => method)].map(([method, same]) => [
        method.toLowerCase(),
        operation(same, pathNames(path)),
      ]),
    )
  }
  return {
    openapi: '3.1.0',
    info,
    tags: [...new Set(Object.values(calls).map((call) => call.group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ErrorBody: schemaOf(errorBody, 'output') },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'The key of a provider’s own system, with the scope that is named.',
        },
      },
    },
  }
}

/** A path with its parameters' names left out. */
function shapeOf(path: string): string {
  return path.replace(/\{\w+\}/g, '{}')
}

/** The JSON schema of a part of a call, as sent or as answered. */
export function schemaOf(schema: z.ZodType, direction: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' })
  return json
}

function operation(same: readonly NamedCall[], names: readonly string[]): Json {
  const [name, call] = same[0]!
  const bodies = same.flatMap(([, each]) => (each.body ? [schemaOf(each.body, 'input')] : []))
  return {
    operationId: name,
    tags: [call.group],
    summary: same.map(([, each]) => each.summary).join(' '),
    parameters: [
      ...pathParameters(same, names),
      ...queryParameters(same.map(([, each]) => each)),
      ...headerParameters(same),
    ],
    ...(same.some(([, { authority }]) => authority === 'user' || authority === 'office') && {
      security: [{ accessToken: [] }, ...keysOf(same)],
    }),
    ...(bodies.length > 0 && {
      requestBody: { required: true, content: { 'application/json': { schema: anyOf(bodies) } } },
    }),
    responses: {
      ...successOf(same.map(([, each]) => each)),
      ...(same.some(([, { caching }]) => caching === 'public') && {
        304: { description: 'Nothing has changed since the ETag that If-None-Match names.' },
      }),
      400: answered('A value cannot be read; `errors` names the field.', errorRef),
      ...Object.fromEntries(
        same
          .flatMap(([, each]) => Object.entries(each.failures ?? {}))
          .map(([status, meaning]) => [status, answered(meaning, errorRef)]),
      ),
    },
  }
}

/** What a key must be made for, where keys may make the call. Rule C-208. */
const keysOf = (same: readonly NamedCall[]): Json[] =>
  same.flatMap(([, { hasKeys, permission }]) => (hasKeys ? [{ apiKey: [permission] }] : []))

/** Calls that are one operation are of one kind: they all answer, or none of them does. */
function successOf(calls: readonly Call[]): Json {
  if (successStatus(calls[0]!) === 204) {
    return { 204: { description: 'Done; there is nothing to say.' } }
  }
  const schemas = calls.map((call) => schemaOf(call.response, 'output'))
  return { 200: answered('The answer.', anyOf(schemas)) }
}

function pathParameters(same: readonly NamedCall[], names: readonly string[]): Json[] {
  return names.map((name, index) => ({
    name,
    in: 'path',
    required: true,
    schema: anyOf(
      same.map(([, call]) =>
        schemaOf(Object.values(call.params.shape)[index] as z.ZodType, 'input'),
      ),
    ),
  }))
}

function queryParameters(calls: readonly Call[]): Json[] {
  const parameters = new Map<string, Json>()
  for (const call of calls) {
    for (const [field, schema] of Object.entries(call.query.shape)) {
      const aliases = aliasesOf(field)
      const name = isList(schema) ? `${field}[]` : field
      parameters.set(name, {
        name,
        in: 'query',
        required: false,
        ...(isList(schema) && { style: 'form', explode: true }),
        ...(aliases.length > 0 && { description: `Also sent as ${aliases.join(', ')}.` }),
        schema: schemaOf(schema as z.ZodType, 'input'),
      })
    }
  }
  return [...parameters.values()]
}

function headerParameters(same: readonly NamedCall[]): Json[] {
  const headers = Object.assign({}, ...same.map(([, call]) => call.headers)) as Json
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }))
}

function answered(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } }
}

function anyOf(schemas: readonly Json[]): Json {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return distinct.length === 1 ? distinct[0]! : { anyOf: distinct }
}
