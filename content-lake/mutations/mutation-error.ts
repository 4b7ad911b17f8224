import { LakeError } from '../http/lake-error.ts'

/** A mutation that cannot be applied to the content as it is: 409, as the clients expect it. */
function conflict(
  description: string,
  error: { type: string; id: string } & Record<string, unknown>,
) {
  return new LakeError(409, 'mutationError', `The mutation(s) failed: ${description}`, {
    items: [{ error: { description, ...error }, index: 0 }],
  })
}

export const alreadyExists = (id: string) =>
  conflict(`Document by ID "${id}" already exists`, { type: 'documentAlreadyExistsError', id })

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
    `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
    { type: 'documentHasExistingReferencesError', id, referencingIDs },
  )

export const danglingReference = (id: string, referenceID: string) =>
  conflict(`Document "${id}" references non-existent document "${referenceID}"`, {
    type: 'documentReferenceDoesNotExistError',
    id,
    referenceID,
  })

export const invalidPatch = (id: string, reason: string) =>
  new LakeError(400, 'mutationError', `The patch of "${id}" cannot be applied: ${reason}`)
