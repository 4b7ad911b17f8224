import { extractWithPath, Mutation as PatchApplier } from '@sanity/mutator'
import type { LakeDocument } from '../store/document.ts'
import { invalidPatch } from './mutation-error.ts'

/**
 * The document after set, setIfMissing, unset, insert, inc, dec, merge and diffMatchPatch.
 * @throws LakeError 400 where an operation cannot be applied to what is there
 */
export function patchedDocument(
  current: LakeDocument,
  operations: Record<string, unknown>,
): LakeDocument {
  try {
    assertCountable(current, operations)
    return applied(current, operations)
  } catch (error) {
    throw invalidPatch(current._id, error instanceof Error ? error.message : String(error))
  }
}

function applied(current: LakeDocument, operations: Record<string, unknown>): LakeDocument {
  const mutation = { patch: { ...operations, id: current._id } }
  const applier = new PatchApplier({ mutations: [mutation as never] })
  return applier.apply(structuredClone(current)) as LakeDocument
}

/** Refuses to count what is no number; the patch package would silently skip it. */
function assertCountable(current: LakeDocument, operations: Record<string, unknown>): void {
  const counted = [operations.inc, operations.dec].flatMap((part) => Object.keys(part ?? {}))
  if (counted.length === 0) return
  const { set, setIfMissing, unset } = operations
  const given = Object.entries({ set, setIfMissing, unset }).filter(
    ([, part]) => part !== undefined,
  )
  const before = applied(current, Object.fromEntries(given))
  for (const path of counted) {
    const values = extractWithPath(path, before).map(({ value }) => value)
    if (values.length === 0 || values.includes(undefined)) {
      throw new Error(`"${path}" cannot be counted up or down because it is not present`)
    }
    if (!values.every((value) => typeof value === 'number')) {
      throw new Error(`"${path}" cannot be counted up or down because it is no number`)
    }
  }
}
