import type { DocumentStore } from '#content-lake/store/document-store.ts'
import { type DocumentView, type Perspective, viewOf } from './perspective.ts'

/** The documents of each perspective, kept until the next commit. */
export interface QueryViews {
  of(perspective: Perspective, isPublic: boolean): DocumentView
}

export function queryViews(store: DocumentStore): QueryViews {
  const kept = new Map<string, DocumentView>()
  store.subscribe(() => kept.clear())
  return {
    of(perspective, isPublic) {
      const key = `${isPublic}:${perspective === 'raw' ? 'raw' : perspective.join(',')}`
      const view = kept.get(key) ?? viewOf(store.documents, perspective, isPublic)
      // Release names come from outside; a handful of perspectives is all that is ever in use.
      if (kept.size > 20) kept.clear()
      kept.set(key, view)
      return view
    },
  }
}
