import type { SchemaType, TypeNode } from 'groq-js/1'

/**
 * Where a value is not what a type says, as a path with what stands there; null where it fits. A
 * field that the type does not know is a misfit too.
 */
export function misfit(
  value: unknown,
  type: TypeNode,
  schema: SchemaType,
  path = 'result',
): string | null {
  switch (type.type) {
    case 'unknown':
      return null
    case 'null':
      return value === null ? null : told(path, value, 'null')
    case 'string':
    case 'number':
    case 'boolean': {
      const isOfType = typeof value === type.type
      const isValue = type.value === undefined || value === type.value
      return isOfType && isValue ? null : told(path, value, String(type.value ?? type.type))
    }
    case 'array':
      if (!Array.isArray(value)) return told(path, value, 'a list')
      return first(value, (item, at) => misfit(item, type.of, schema, `${path}[${at}]`))
    case 'union': {
      const misfits = type.of.map((each) => misfit(value, each, schema, path))
      return misfits.includes(null)
        ? null
        : deepest([told(path, value, 'any of several'), ...(misfits as string[])])
    }
    case 'inline': {
      const named = schema.find(({ name }) => name === type.name)
      if (!named) throw new Error(`The schema knows no ${type.name}.`)
      if (named.type === 'type') return misfit(value, named.value, schema, path)
      return misfit(value, { type: 'object', attributes: named.attributes }, schema, path)
    }
    case 'object':
      return objectMisfit(value, type, schema, path)
  }
}

function objectMisfit(
  value: unknown,
  type: Extract<TypeNode, { type: 'object' }>,
  schema: SchemaType,
  path: string,
): string | null {
  if (typeof value !== 'object' || value === null) return told(path, value, 'an object')
  const rest = type.rest && restAttributes(type.rest, schema)
  const attributes = { ...rest, ...type.attributes }
  const unknown = Object.keys(value).find((name) => !(name in attributes))
  if (unknown !== undefined && type.rest?.type !== 'unknown')
    return `${path}.${unknown} is not known`
  return first(Object.entries(attributes), ([name, attribute]) => {
    const held = (value as Record<string, unknown>)[name]
    if (held === undefined) return attribute.optional ? null : `${path}.${name} is missing`
    return misfit(held, attribute.value, schema, `${path}.${name}`)
  })
}

/** What an object holds besides its own attributes: those of the type it extends. */
function restAttributes(
  rest: NonNullable<Extract<TypeNode, { type: 'object' }>['rest']>,
  schema: SchemaType,
): Extract<TypeNode, { type: 'object' }>['attributes'] {
  if (rest.type === 'object') return rest.attributes
  if (rest.type !== 'inline') return {}
  const named = schema.find(({ name }) => name === rest.name)
  if (named?.type === 'document') return named.attributes
  return named?.type === 'type' && named.value.type === 'object' ? named.value.attributes : {}
}

function first<Item>(items: readonly Item[], check: (item: Item, at: number) => string | null) {
  for (const [at, item] of items.entries()) {
    const found = check(item, at)
    if (found !== null) return found
  }
  return null
}

/** Of several ways in which a value fits no member of a union, the one that came furthest. */
const deepest = (misfits: readonly string[]) =>
  misfits.reduce((far, each) => (depth(each) > depth(far) ? each : far))

const depth = (text: string) => text.split(' ')[0]!.split(/[.[]/).length

const told = (path: string, value: unknown, wanted: string) =>
  `${path} is ${JSON.stringify(value) ?? 'missing'} and not ${wanted}`
