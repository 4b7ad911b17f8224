import { LakeError } from '../http/lake-error.ts'

interface DocumentBody {
  _id?: string
  _type: string
  [attribute: string]: unknown
}

interface ByQuery {
  query?: string
  params?: Record<string, unknown>
}

/** One mutation as it stands in a request. */
export type Mutation =
  | { create: DocumentBody }
  | { createIfNotExists: DocumentBody }
  | { createOrReplace: DocumentBody }
  | { delete: { id?: string } & ByQuery }
  | { patch: { id?: string | string[]; ifRevisionID?: string } & ByQuery & Record<string, unknown> }

const kinds = ['create', 'createIfNotExists', 'createOrReplace', 'delete', 'patch']

/**
 * Reads the `mutations` of a request body.
 * @throws LakeError 400 naming the mutation that cannot be read
 */
export function parseMutations(value: unknown): Mutation[] {
  if (!Array.isArray(value)) throw badRequest('"mutations" must be an array')
  return value.map((item: unknown, index) => {
    const keys = isObject(item) ? Object.keys(item) : []
    const kind = keys[0]
    if (keys.length !== 1 || !kind || !kinds.includes(kind)) {
      throw badRequest(`Mutation ${index} must be one of ${kinds.join(', ')}`)
    }
    const body = (item as Record<string, unknown>)[kind]
    if (!isObject(body)) throw badRequest(`Mutation ${index} (${kind}) must be an object`)
    if (kind.startsWith('create')) {
      if (typeof body._type !== 'string' || body._type === '') {
        throw badRequest(`Mutation ${index} (${kind}): the document needs a _type`)
      }
    } else if (body.id === undefined ? typeof body.query !== 'string' : !areIds(body.id)) {
      throw badRequest(`Mutation ${index} (${kind}) needs an id or a query, which are texts`)
    }
    return item as Mutation
  })
}

const areIds = (value: unknown) => [value].flat().every((id) => typeof id === 'string')

const badRequest = (description: string) => new LakeError(400, 'mutationError', description)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
