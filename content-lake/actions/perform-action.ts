import { LakeError } from '../http/lake-error.ts'
import type { Mutation } from '../mutations/mutation.ts'
import type { WorkingSet } from '../mutations/working-set.ts'
import type { LakeDocument } from '../store/document.ts'
import type { Action } from './action.ts'
import { strengthened } from './strengthen.ts'

type Perform = (set: WorkingSet, action: Action) => void

/** Every action an editor's Studio sends, by its name without `sanity.action.`. */
const performers: Record<string, Perform> = {
  'document.create': createDraft,
  'document.edit': edit,
  'document.publish': publish,
  'document.unpublish': unpublish,
  'document.delete': remove,
  'document.discard': discard,
  'document.version.discard': discard,
  'document.replaceDraft': replace,
  'document.version.replace': replace,
  'document.version.create': createVersion,
}

/**
 * Carries out one action on a transaction's documents.
 * @throws LakeError 409 when the documents are not as the action expects, 400 for releases and
 * variants, which this lake does not have
 */
export function performAction(set: WorkingSet, action: Action): void {
  const name = action.actionType.replace(/^sanity\.action\./, '')
  const perform = Object.hasOwn(performers, name) ? performers[name] : undefined
  if (!perform) throw unsupported(action)
  perform(set, action)
}

function createDraft(set: WorkingSet, action: Action) {
  const { attributes } = action
  if (!attributes) throw invalid(action, 'attributes')
  set.apply(
    action.ifExists === 'ignore' ? { createIfNotExists: attributes } : { create: attributes },
  )
}

/** Patches the draft, which starts as a copy of the published document. */
function edit(set: WorkingSet, action: Action) {
  const draftId = idIn(action, 'draftId')
  // The draft alone is changed: a patch that says which documents it is for says something else.
  if (['id', 'query', 'params'].some((name) => Object.hasOwn(action.patch ?? {}, name))) {
    throw invalid(action, 'a patch without id, query and params')
  }
  const published = set.read(idIn(action, 'publishedId'))
  if (!set.read(draftId)) {
    if (!published) throw conflict(`Neither "${draftId}" nor "${action.publishedId}" exists`)
    set.apply({ create: copyOf(published, draftId) })
  }
  set.apply({ patch: { ...action.patch, id: draftId } } as Mutation)
}

function publish(set: WorkingSet, action: Action) {
  const draft = existing(set, idIn(action, 'draftId'))
  const publishedId = idIn(action, 'publishedId')
  assertRevision(draft, action.ifDraftRevisionId)
  if (action.ifPublishedRevisionId) {
    assertRevision(existing(set, publishedId), action.ifPublishedRevisionId)
  }
  set.apply({ createOrReplace: strengthened(copyOf(draft, publishedId)) })
  set.apply({ delete: { id: draft._id } })
}

function unpublish(set: WorkingSet, action: Action) {
  const published = existing(set, idIn(action, 'publishedId'))
  set.apply({ createIfNotExists: copyOf(published, idIn(action, 'draftId')) })
  set.apply({ delete: { id: published._id } })
}

function remove(set: WorkingSet, action: Action) {
  const publishedId = idIn(action, 'publishedId')
  const ids = [action.includeDrafts ?? [], publishedId].flat().filter((id) => set.read(id))
  if (ids.length === 0) throw conflict(`Document "${publishedId}" was not found`)
  for (const id of ids) set.apply({ delete: { id } })
}

function discard(set: WorkingSet, action: Action) {
  set.apply({ delete: { id: existing(set, action.versionId ?? idIn(action, 'draftId'))._id } })
}

function replace(set: WorkingSet, action: Action) {
  const document = action.document ?? action.attributes
  if (!document) throw invalid(action, 'document')
  set.apply({ createOrReplace: document })
}

function createVersion(set: WorkingSet, action: Action) {
  const id = action.versionId ?? action.document?._id
  const base = action.baseId ? existing(set, action.baseId) : action.document
  if (!id || !base) throw invalid(action, 'versionId and document')
  set.apply({ create: { ...base, _id: id } })
}

function copyOf({ _rev, _updatedAt, ...attributes }: LakeDocument, id: string) {
  return { ...attributes, _id: id, _type: attributes._type as string }
}

function existing(set: WorkingSet, id: string): LakeDocument {
  const document = set.read(id)
  if (!document) throw conflict(`Document "${id}" was not found`)
  return document
}

function assertRevision(document: LakeDocument, expected: string | undefined) {
  if (!expected || document._rev === expected) return
  throw conflict(`Document "${document._id}" has revision "${document._rev}", not "${expected}"`)
}

function idIn(action: Action, name: 'draftId' | 'publishedId'): string {
  const id = action[name]
  if (!id) throw invalid(action, name)
  return id
}

const conflict = (description: string) => new LakeError(409, 'actionError', description)

/** A 4xx: the Studio repeats what fails with a 5xx for ever. */
const unsupported = ({ actionType }: Action) =>
  new LakeError(
    400,
    'notSupported',
    `The embedded content lake does not support the action ${actionType}. Use Sanity's hosted Content Lake for releases, scheduling and variants.`,
  )

const invalid = (action: Action, missing: string) =>
  new LakeError(400, 'actionError', `${action.actionType} needs ${missing}`)
