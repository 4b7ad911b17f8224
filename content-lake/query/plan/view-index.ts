import type { LakeDocument } from '#content-lake/store/document.ts'
import type { DocumentView } from '../execute/perspective.ts'
import { references } from './filter-limits.ts'

/**
 * Index of a view's documents: those whose attribute at the path is one of the keys, or a list that
 * holds one; those that refer to one where the path is `references`. In the order of the view.
 * @param type looks among the documents of this type only; null looks among all
 */
export type ViewIndex = (
  type: string | null,
  path: readonly string[],
  keys: readonly string[],
) => LakeDocument[]

type Lists = ReadonlyMap<string, LakeDocument[]>

/** Limit of indexed attributes, since queries come from the public. */
const mostAttributes = 100

const indexes = new WeakMap<DocumentView, ViewIndex>()

/** The index of a view. Its parts are created on first use and live with the view. */
export function indexOf(view: DocumentView): ViewIndex {
  const known = indexes.get(view)
  if (known) return known
  const byAttribute = new Map<string, Lists>()
  let places: ReadonlyMap<LakeDocument, number> | null = null

  const listsBy = (type: string | null, path: readonly string[]): Lists => {
    const name = JSON.stringify([type, path])
    const made = byAttribute.get(name)
    if (made) return made
    const documents = type === null ? view.list : (listsBy(null, ['_type']).get(type) ?? [])
    const lists = listsOf(documents, (document) =>
      path === references ? referencesOf(document) : stringsAt(document, path),
    )
    if (byAttribute.size >= mostAttributes) byAttribute.clear()
    byAttribute.set(name, lists)
    return lists
  }
  /** The documents of several lists, each once. */
  const merged = (lists: readonly LakeDocument[][]): LakeDocument[] => {
    const [only = [], ...others] = lists
    if (others.length === 0) return only
    const at = (places ??= new Map(view.list.map((document, place) => [document, place])))
    return [...new Set(lists.flat())].sort((one, other) => at.get(one)! - at.get(other)!)
  }

  const index: ViewIndex = (type, path, keys) => {
    const lists = listsBy(type, path)
    return merged([...new Set(keys)].map((key) => lists.get(key) ?? []))
  }
  indexes.set(view, index)
  return index
}

function listsOf(
  documents: readonly LakeDocument[],
  keysOf: (document: LakeDocument) => readonly string[],
): Lists {
  const lists = new Map<string, LakeDocument[]>()
  for (const document of documents) {
    for (const key of keysOf(document)) {
      const same = lists.get(key)
      if (!same) lists.set(key, [document])
      else if (same.at(-1) !== document) same.push(document)
    }
  }
  return lists
}

/** The string an attribute holds, or those of its list; empty for anything else. */
function stringsAt(document: LakeDocument, path: readonly string[]): readonly string[] {
  let value: unknown = document
  for (const name of path) {
    if (value === null || typeof value !== 'object') return []
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  }
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/**
 * Cached references of a document: it is immutable, so it is walked through once however many views
 * show it.
 */
const knownReferences = new WeakMap<LakeDocument, readonly string[]>()

function referencesOf(document: LakeDocument): readonly string[] {
  const known = knownReferences.get(document)
  if (known) return known
  const made = new Set<string>()
  addReferences(document, made)
  const list = [...made]
  knownReferences.set(document, list)
  return list
}

/**
 * Every reference inside a value, as `references()` sees them: it looks no further inside one. A
 * walk without generators, since somebody waits for that of all documents.
 */
function addReferences(value: object, found: Set<string>): void {
  const reference = (value as { _ref?: unknown })._ref
  if (typeof reference === 'string') found.add(reference)
  if (reference) return
  for (const child of Object.values(value) as unknown[]) {
    if (child !== null && typeof child === 'object') addReferences(child, found)
  }
}
