import { fillPath, pathNames } from './path.ts'

/** What a request is made from; every `Call` is one. Free of the schema library. */
export type RequestShape = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  queryFields: readonly string[]
  bodyFields: readonly string[] | null
}

/** The methods a body is sent with. Rule C-07. */
const methodsWithBody: readonly RequestShape['method'][] = ['POST', 'PUT', 'PATCH']

export type RequestValues = {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
}

/**
 * Path, query and body of a request: lists as `name[]=`, null as an empty string, only declared
 * fields, a body only with the methods that carry one and where the call has one. `missing` names
 * path parameters without a value. Rules C-03, C-04, C-06, C-07, C-09.
 */
export function requestOf(shape: RequestShape, values: RequestValues) {
  const params = values.params ?? {}
  const query = queryText(shape.queryFields, values.query ?? {})
  return {
    url: fillPath(shape.path, params) + (query && `?${query}`),
    body:
      shape.bodyFields && methodsWithBody.includes(shape.method)
        ? JSON.stringify(declaredOnly(shape.bodyFields, values.body ?? {}))
        : null,
    missing: pathNames(shape.path).filter((name) => (params[name] ?? '') === ''),
  }
}

function queryText(fields: readonly string[], query: Readonly<Record<string, unknown>>): string {
  const text = new URLSearchParams()
  for (const field of fields) {
    const value = query[field]
    if (value === undefined) continue
    if (Array.isArray(value)) for (const item of value) text.append(`${field}[]`, wire(item))
    else text.append(field, wire(value))
  }
  return text.toString().replaceAll('%5B%5D=', '[]=')
}

/** Booleans travel as 1 and 0, null as nothing. Rule C-06. */
function wire(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value ?? '')
}

function declaredOnly(fields: readonly string[], body: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name)))
}
