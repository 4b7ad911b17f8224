import type { LakeDocument } from '#content-lake/store/document.ts'
import type { DocumentView } from '../execute/perspective.ts'
import { pathTo } from './json-path.ts'

/** Where an object or a list stands: in which document, and on which path. */
export interface Place {
  document: LakeDocument
  path: string
}

/** Finds objects and lists of documents again by being the very same ones. */
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
