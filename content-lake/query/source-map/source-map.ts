import type { ContentSourceMap } from '@sanity/client'
import type { DocumentView } from '../execute/perspective.ts'
import { documentPlaces } from './document-places.ts'
import { pathTo, stepTo } from './json-path.ts'
import { originIn, sourceOf } from './source-of.ts'
import type { Origin, Trace } from './traced-tree.ts'

/** Source map of a result: document and path of each string that was read from one. */
export type SourceMap = Pick<ContentSourceMap, 'documents' | 'paths' | 'mappings'>

/**
 * Joins an answer with the trace of the same query. A string is mapped where the answer, the
 * trace and the field it was read from all say the same; all others are left out, which costs
 * no more than an overlay.
 * @param types the types of documents the answer was read from; null means any
 */
export function sourceMapOf(
  result: unknown,
  trace: Trace,
  view: DocumentView,
  types: ReadonlySet<string> | null = null,
): SourceMap {
  const places = documentPlaces(view, types)
  const sources = new SourceList()
  const visit = (value: unknown, known: unknown, origin: Origin, path: string): void => {
    if (typeof value === 'string') {
      const source = known === value ? sourceOf(origin, value, places, view) : null
      if (source) sources.add(path, source)
      return
    }
    if (value === null || typeof value !== 'object') return
    if (known === null || typeof known !== 'object') return
    const place = places.get(known)
    if (place)
      visitDocument(value, place.path, path, (at, inside) => {
        sources.add(at, { document: place.document, path: inside })
      })
    else if (Array.isArray(value)) visitList(value, known, origin, path)
    else {
      for (const [name, child] of Object.entries(value)) {
        const found = originIn(known, name)
        visit(child, (known as Record<string, unknown>)[name], found, path + stepTo(name))
      }
    }
  }
  const visitList = (list: unknown[], known: object, origin: Origin, path: string) => {
    if (!Array.isArray(known) || known.length !== list.length) return
    const origins = originsOfItems(origin, known)
    list.forEach((item, index) => {
      visit(item, known[index], origins[index] ?? null, path + stepTo(index))
    })
  }
  visit(result, trace.value, trace.origin, '$')
  return sources.map
}

/** Calls back for every string of a value that was copied whole from a document. */
function visitDocument(
  value: unknown,
  inside: string,
  at: string,
  found: (at: string, inside: string) => void,
): void {
  if (typeof value === 'string') found(at, inside)
  else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      visitDocument(item, inside + pathTo(item, index), at + stepTo(index), found)
    })
  } else if (value !== null && typeof value === 'object') {
    for (const [name, child] of Object.entries(value)) {
      visitDocument(child, inside + stepTo(name), at + stepTo(name), found)
    }
  }
}

/** One origin for each item; `sections[].tags[]` has one for each list, which is taken apart. */
function originsOfItems(origin: Origin, items: readonly unknown[]): readonly Origin[] {
  if (origin === null) return []
  if (!isList(origin)) {
    // The list was read from an object of the query's own making.
    const { holder, key } = origin
    if (holder === null || typeof holder !== 'object') return []
    return originsOfItems(originIn(holder, String(key)), items)
  }
  const isWhole = origin.every((item, index) => {
    const list = listAt(item)
    return !list || list === items[index]
  })
  const origins = isWhole ? origin : origin.flatMap(originsWithin)
  return origins.length === items.length ? origins : []
}

const isList = (origin: Origin): origin is readonly Origin[] => Array.isArray(origin)

/** The list in a document that an origin stands for; null when it stands for something else. */
function listAt(origin: Origin): unknown[] | null {
  if (origin === null || isList(origin)) return null
  const value = (origin.holder as Record<string, unknown> | null)?.[origin.key]
  return Array.isArray(value) ? value : null
}

const originsWithin = (origin: Origin): Origin[] =>
  listAt(origin)?.map((_, key) => ({ holder: listAt(origin), key })) ?? [origin]

class SourceList {
  readonly map: SourceMap = { documents: [], paths: [], mappings: {} }
  readonly #documents = new Map<string, number>()
  readonly #paths = new Map<string, number>()

  add(at: string, { document, path }: { document: Record<string, unknown>; path: string }) {
    const id = String(document._originalId ?? document._id)
    this.map.mappings[at] = {
      type: 'value',
      source: {
        type: 'documentValue',
        document: indexOf(this.#documents, id, () =>
          this.map.documents.push({ _id: id, _type: String(document._type) }),
        ),
        path: indexOf(this.#paths, path, () => this.map.paths.push(path)),
      },
    }
  }
}

/** @param add appends and answers the new length */
function indexOf(known: Map<string, number>, name: string, add: () => number): number {
  const index = known.get(name) ?? add() - 1
  known.set(name, index)
  return index
}
