import type { DocumentChange } from '../store/commit.ts'
import { isPublicId } from '../store/document-id.ts'

export type ChangedDocument = Pick<DocumentChange, 'id' | 'previous' | 'next'>

/** Limit of single notifications; beyond it one says that everything may have changed. */
export const mostCalls = 10

/**
 * What the site is told of changes: each published document by itself, or one call of the type
 * `all` where there are many, where one became another type, so that pages of both are old, or
 * where pictures moved, which stand inside other documents. Drafts are no news, and neither are
 * pictures that are only just there.
 */
export function newsOf(changes: readonly ChangedDocument[], revision: string): ChangedDocument[] {
  const published = changes.filter(({ id }) => isPublicId(id))
  const news = published.filter((change) => !isAsset(change))
  const havePicturesMoved = published.some((change) => isAsset(change) && !isNew(change))
  if (news.length <= mostCalls && !havePicturesMoved && !news.some(hasNewType)) return news
  const everything = {
    _id: 'all',
    _type: 'all',
    _rev: revision,
    _createdAt: '1970-01-01T00:00:00Z',
    _updatedAt: '1970-01-01T00:00:01Z',
  }
  return [{ id: everything._id, previous: null, next: everything }]
}

const isAsset = ({ previous, next }: ChangedDocument) =>
  /^sanity\.(image|file)Asset$/.test((next ?? previous)?._type ?? '')

const hasNewType = ({ previous, next }: ChangedDocument) =>
  !!previous && !!next && previous._type !== next._type

/** Whether a document came with the change. */
export const isNew = ({ previous, next }: ChangedDocument): boolean =>
  !!next && next._createdAt === next._updatedAt && !previous
