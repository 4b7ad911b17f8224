import type { LakeDocument } from '../store/document.ts'

/** An attribute no document can have: every string inside it, id first. */
export const wholeTextAttribute = '\u0000text'

const copies = new WeakMap<LakeDocument, LakeDocument>()

/** The documents, each with its whole text in a hidden attribute that no projection copies. */
export const withWholeText = (documents: readonly LakeDocument[]): LakeDocument[] =>
  documents.map((document) => {
    const known = copies.get(document)
    if (known) return known
    const copy = Object.defineProperty({ ...document }, wholeTextAttribute, {
      value: [document._id, ...stringsIn(document)],
      enumerable: false,
    })
    copies.set(document, copy)
    return copy
  })

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, child]) =>
    name.startsWith('_') ? [] : stringsIn(child),
  )
}
