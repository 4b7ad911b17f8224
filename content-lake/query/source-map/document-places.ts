import type { LakeDocument } from '#content-lake/store/document.ts'
import type { DocumentView } from '../execute/perspective.ts'
import { pathTo } from './json-path.ts'

/** Place of an object or a list: its document, and the path in it. */
export interface Place {
  document: LakeDocument
  path: string
}

/** Places of documents' objects and lists, by identity. */
export type DocumentPlaces = ReadonlyMap<object, Place>

/** @param types the types of documents to look through; null looks through all */
export function documentPlaces(
  view: DocumentView,
  types: ReadonlySet<string> | null,
): DocumentPlaces {
  const places = new Map<object, Place>()
  const add = (value: unknown, document: LakeDocument, path: string) => {
    if (value === null || typeof value !== 'object') return
    places.set(value, { document, path })
    if (Array.isArray(value)) {
      value.forEach((item, index) => add(item, document, path + pathTo(item, index)))
    } else {
      for (const [name, child] of Object.entries(value)) {
        add(child, document, path + pathTo(child, name))
      }
    }
  }
  for (const document of view.list) {
    if (!types || types.has(document._type)) add(document, document, '$')
  }
  return places
}
