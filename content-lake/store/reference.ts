import type { LakeDocument } from './document.ts'

export interface Reference {
  _ref: string
  _weak?: boolean
  _dataset?: string
}

/** Every reference inside a value, however deep. */
export function* referencesIn(value: unknown): Generator<Reference> {
  if (Array.isArray(value)) {
    for (const item of value) yield* referencesIn(item)
  } else if (value !== null && typeof value === 'object') {
    if (typeof (value as Reference)._ref === 'string') yield value as Reference
    for (const child of Object.values(value)) yield* referencesIn(child)
  }
}

/** References that must resolve: neither weak nor into another dataset. */
export function* strongReferencesIn(value: unknown): Generator<Reference> {
  for (const reference of referencesIn(value)) {
    if (!reference._weak && !reference._dataset) yield reference
  }
}

/** The documents that hold a reference to this one. */
export const referringTo = (id: string, documents: Iterable<LakeDocument>) =>
  [...documents].filter((document) => [...referencesIn(document)].some(({ _ref }) => _ref === id))
