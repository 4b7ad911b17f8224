import { LakeError } from '#content-lake/http/lake-error.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { isDraftId, isPublicId, publishedId, releaseOf } from '#content-lake/store/document-id.ts'

/** `raw`, or layers from the front: what an earlier layer holds hides the later ones. */
export type Perspective = 'raw' | readonly string[]

/** The documents a query sees, and the way to follow a reference among them. */
export interface DocumentView {
  list: LakeDocument[]
  byId: ReadonlyMap<string, LakeDocument>
}

/** Since this version of the protocol a query without a perspective sees published documents. */
const publishedByDefaultSince = '2025-02-19'

/**
 * The perspective of a request: the one it names, else its version's default.
 * @param apiVersion `1`, `X` or a date, as it stands in the address after `v`
 */
export function perspectiveOf(named: string | null, apiVersion: string): Perspective {
  if (!named) {
    const isRecent = apiVersion === 'X' || apiVersion >= publishedByDefaultSince
    return isRecent ? ['published'] : 'raw'
  }
  const layers = named
    .split(',')
    .map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer.trim()))
  if (layers.length === 1 && layers[0] === 'raw') return 'raw'
  if (layers.includes('raw') || layers.includes('')) {
    throw new LakeError(
      400,
      'invalidPerspective',
      `"${named}" is not a perspective. Use raw, published, drafts, or release names separated by commas.`,
    )
  }
  return layers.includes('published') ? layers : [...layers, 'published']
}

/** Whether the perspective shows what is not published. */
export const showsUnpublished = (perspective: Perspective) =>
  perspective !== 'raw' && perspective.some((layer) => layer !== 'published')

/** Whether the perspective shows versions of a release. */
export const showsReleases = (perspective: Perspective) =>
  perspective !== 'raw' && perspective.some((layer) => layer !== 'published' && layer !== 'drafts')

/** The documents as the perspective shows them; to the public only those without a dot. */
export function viewOf(
  documents: ReadonlyMap<string, LakeDocument>,
  perspective: Perspective,
  isPublic: boolean,
): DocumentView {
  if (perspective === 'raw') {
    const list = [...documents.values()].filter(({ _id }) => !isPublic || isPublicId(_id))
    return isPublic ? viewOfList(list) : { list, byId: documents }
  }
  const front = new Map<string, { rank: number; document: LakeDocument }>()
  for (const document of documents.values()) {
    if (isPublic && !isPublicId(document._id)) continue
    const rank = perspective.indexOf(layerOf(document._id))
    const id = publishedId(document._id)
    const current = front.get(id)
    if (rank >= 0 && (!current || rank < current.rank)) front.set(id, { rank, document })
  }
  const isLayered = perspective.length > 1
  return viewOfList(
    [...front].map(([id, { document }]) => (isLayered ? underPublishedId(document, id) : document)),
  )
}

const knownCopies = new WeakMap<LakeDocument, LakeDocument>()

/** A copy of a document under its published id, cached as long as the document lives. */
function underPublishedId(document: LakeDocument, id: string): LakeDocument {
  const known = knownCopies.get(document)
  if (known) return known
  const copy = { ...document, _id: id, _originalId: document._id }
  knownCopies.set(document, copy)
  return copy
}

const layerOf = (id: string) => (isDraftId(id) ? 'drafts' : (releaseOf(id) ?? 'published'))

/** A view of these documents alone. */
export const viewOfList = (list: LakeDocument[]): DocumentView => ({
  list,
  byId: new Map(list.map((document) => [document._id, document])),
})
