import { LakeError } from '../http/lake-error.ts'

/** A conflict of a mutation with the content: 409, as the clients expect it. */
function conflict(
  description: string,
  error: { type: string; id: string } & Record<string, unknown>,
) {
  return new LakeError(409, 'mutationError', `The mutation(s) failed: ${description}`, {
    items: [{ error: { description, ...error }, index: 0 }],
  })
}

/** The same error, saying which mutation of the transaction it was. */
export function atMutation(error: unknown, index: number): unknown {
  if (!(error instanceof LakeError) || !Array.isArray(error.details.items)) return error
  const items = error.details.items.map((item: object) => ({ ...item, index }))
  return new LakeError(error.status, error.type, error.message, { ...error.details, items })
}

export const alreadyExists = (id: string) =>
  conflict(`Document by ID "${id}" already exists`, { type: 'documentAlreadyExistsError', id })

export const transactionExists = (id: string) =>
  conflict(`A transaction "${id}" has already been committed`, {
    type: 'transactionAlreadyExistsError',
    id,
  })

export const notFound = (id: string) =>
  conflict(`The document with the ID "${id}" was not found`, { type: 'documentNotFoundError', id })

export const revisionMismatch = (id: string, current: string | undefined, expected: string) =>
  conflict(
    `Document "${id}" has unexpected revision ID ("${current ?? ''}"), expected "${expected}"`,
    {
      type: 'documentRevisionIDDoesNotMatchError',
      id,
      currentRevisionID: current,
      expectedRevisionID: expected,
    },
  )

export const stillReferenced = (id: string, referencingIDs: string[]) =>
  conflict(
    `Document "${id}" cannot be deleted as there are references to it from ${named(referencingIDs)}`,
    { type: 'documentHasExistingReferencesError', id, referencingIDs },
  )

/** The first few ids in quotes, and how many more there are. */
function named(ids: readonly string[]): string {
  const first = ids.slice(0, 5).map((id) => `"${id}"`)
  const more = ids.length - first.length
  return `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

export const danglingReference = (id: string, referenceID: string) =>
  conflict(`Document "${id}" references non-existent document "${referenceID}"`, {
    type: 'documentReferenceDoesNotExistError',
    id,
    referenceID,
  })

export const invalidPatch = (id: string, reason: string) =>
  new LakeError(400, 'mutationError', `The patch of "${id}" cannot be applied: ${reason}`)
