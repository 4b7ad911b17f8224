/** A row of a field table. */
export type FieldLine = { name: string; type: string; bounds: string; about: string }

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  description?: string
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
}

/** Name, type, bounds and default of each property of a JSON schema. */
export function describeFields(schema: object): FieldLine[] {
  const { properties = {}, required = [] } = schema as Schema
  return Object.entries(properties).map(([name, field]) => ({
    name: field.type === 'array' ? `${name}[]` : name,
    type: typeOf(field),
    bounds: [
      ...bounds(field.items ?? field),
      ...(field.maxItems === undefined ? [] : [`at most ${field.maxItems} values`]),
      ...defaultOf(field),
      ...(required.includes(name) && field.default === undefined ? ['required'] : []),
    ].join(', '),
    about: field.description ?? '',
  }))
}

function typeOf(schema: Schema): string {
  if (schema.enum || schema.const !== undefined) return 'one of'
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'values'}`
  if (schema.type === 'integer') return 'whole number'
  if (schema.type === 'string') return 'text'
  return [schema.type ?? 'any'].flat().join(' or ')
}

function bounds({
  enum: values,
  const: only,
  minimum,
  maximum,
  maxLength,
  pattern,
}: Schema): string[] {
  const isBounded = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < 1e12
  return [
    ...(values ? [values.join(', ')] : []),
    ...(only === undefined ? [] : [JSON.stringify(only)]),
    ...(isBounded(minimum) ? [`from ${minimum}`] : []),
    ...(isBounded(maximum) ? [`to ${maximum}`] : []),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(pattern === undefined ? [] : [`matching ${pattern}`]),
  ]
}

function defaultOf({ default: value }: Schema): string[] {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return []
  return [`${JSON.stringify(value)} unless given`]
}
