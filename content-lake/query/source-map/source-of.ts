import type { LakeDocument } from '#content-lake/store/document.ts'
import type { DocumentView } from '../execute/perspective.ts'
import type { DocumentPlaces } from './document-places.ts'
import { pathTo } from './json-path.ts'
import { hiddenMark, type Origin } from './traced-tree.ts'

/** The field of a document a string stands in. */
export interface Source {
  document: LakeDocument
  path: string
}

/**
 * The field behind an origin, through as many projections as there are between; null when the
 * string does not stand there as it is.
 */
export function sourceOf(
  origin: Origin,
  value: string,
  places: DocumentPlaces,
  view: DocumentView,
): Source | null {
  if (origin === null || Array.isArray(origin)) return null
  const { holder, key } = origin as { holder: unknown; key: string | number }
  if (holder === null || typeof holder !== 'object') return null
  const at = typeof key === 'number' && key < 0 ? key + (holder as unknown[]).length : key
  if ((holder as Record<string, unknown>)[at] !== value) return null
  const place = places.get(holder) ?? placeOfScored(holder, at, value, view)
  if (place) return { document: place.document, path: place.path + pathTo(value, at) }
  return sourceOf(originIn(holder, String(at)), value, places, view)
}

/** The origin of an attribute of an object that a traced query made: that of the last to set it. */
export function originIn(object: object, name: string): Origin {
  const hidden = Object.entries(object).flatMap(([attribute, origin]) => {
    const [, turn, kind, explained] = hiddenName.exec(attribute) ?? []
    if (turn === undefined) return []
    if (kind === ':') return explained === name ? [{ turn: Number(turn), origin }] : []
    const isSet = origin !== null && typeof origin === 'object' && Object.hasOwn(origin, name)
    return isSet ? [{ turn: Number(turn), origin: { holder: origin, key: name } }] : []
  })
  const last = hidden.sort((a, b) => b.turn - a.turn)[0]
  return (last?.origin ?? null) as Origin
}

const hiddenName = new RegExp(`^${hiddenMark}(\\d+)([:*])([^]*)$`)

/** `score()` copies the documents it ranks; the copy of one is known by its id. */
function placeOfScored(
  holder: object,
  key: string | number,
  value: string,
  view: DocumentView,
): Source | null {
  const id = (holder as { _id?: unknown })._id
  const document = typeof id === 'string' && '_score' in holder ? view.byId.get(id) : undefined
  return document?.[key] === value ? { document, path: '$' } : null
}
