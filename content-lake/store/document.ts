/** A stored document: any JSON object with the fields the protocol gives it. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [attribute: string]: unknown
}

/** A document on its way in or in work: it gets its revision when it is committed. */
export type UnrevisedDocument = Omit<LakeDocument, '_rev'> & { _id: string; _type: string }

/** The document without its revision, which is how patches of it are made and applied. */
export function withoutRevision(document: LakeDocument | null): UnrevisedDocument | null {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest as UnrevisedDocument
}
