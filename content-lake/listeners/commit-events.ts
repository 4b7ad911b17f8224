import type { Commit, DocumentChange } from '../store/commit.ts'
import { type LakeDocument, withoutRevision } from '../store/document.ts'
import { isPublicId, isVersionId } from '../store/document-id.ts'
import { encodeMendoza } from './mendoza-encode.ts'

/** Options of a `/data/listen` request. */
export interface ListenOptions {
  query: string
  params: Record<string, unknown>
  isPublic: boolean
  includeResult: boolean
  includeMutations: boolean
  includePreviousRevision: boolean
  includeAllVersions: boolean
  includeEffects: boolean
}

/** The changes of a commit that a listener may see, whatever its query. */
export const shownChanges = ({ changes }: Commit, options: ListenOptions): DocumentChange[] =>
  changes.filter(
    ({ id }) =>
      (!options.isPublic || isPublicId(id)) && (options.includeAllVersions || !isVersionId(id)),
  )

/**
 * The events of a commit for one listener, in the shape of the protocol.
 * @param changes those it may see
 * @param finds whether its query finds a document that exists
 */
export function eventsFor(
  commit: Commit,
  changes: readonly DocumentChange[],
  options: ListenOptions,
  finds: (document: LakeDocument) => boolean,
) {
  const told = changes.flatMap((change) => {
    const transition = transitionOf(change, finds)
    return transition ? [{ change, transition }] : []
  })
  return told.map(({ change, transition }, index) => {
    const { id, previous, next, mutations } = change
    return {
      eventId: `${commit.transactionId}#${id}`,
      documentId: id,
      transactionId: commit.transactionId,
      transition,
      identity: commit.identity,
      ...(options.includeMutations && { mutations }),
      ...(options.includeEffects && { effects: effectsOf(change) }),
      ...(options.includeResult && next && { result: next }),
      ...(options.includePreviousRevision && previous && { previous }),
      previousRev: previous?._rev,
      resultRev: next?._rev ?? commit.transactionId,
      timestamp: commit.timestamp,
      visibility: 'query',
      // Counted for this listener: the Studio waits until it has them all.
      transactionTotalEvents: told.length,
      transactionCurrentEvent: index + 1,
    }
  })
}

type Documents = Pick<DocumentChange, 'previous' | 'next'>
type Effects = Record<'apply' | 'revert', ReturnType<typeof encodeMendoza>>

/** Cached: every listener that wants effects wants the same ones. */
const knownEffects = new WeakMap<Documents, Effects>()

/** The patches that lead to the new document and back, both without revisions. */
export function effectsOf(change: Documents): Effects {
  const known = knownEffects.get(change)
  if (known) return known
  const [before, after] = [withoutRevision(change.previous), withoutRevision(change.next)]
  const effects = { apply: encodeMendoza(before, after), revert: encodeMendoza(after, before) }
  knownEffects.set(change, effects)
  return effects
}

function transitionOf({ previous, next }: Documents, finds: (document: LakeDocument) => boolean) {
  const [was, is] = [previous && finds(previous), next && finds(next)]
  if (was && is) return 'update'
  if (is) return 'appear'
  return was ? 'disappear' : null
}
