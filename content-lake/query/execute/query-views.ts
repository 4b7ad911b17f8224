import { LRUCache } from 'lru-cache'
import type { DocumentStore } from '#content-lake/store/document-store.ts'
import { type DocumentView, type Perspective, viewOf } from './perspective.ts'

/** Views of the documents by perspective, cached until the next commit. */
export function queryViews(store: DocumentStore) {
  // Release names come from outside; a handful of perspectives is all that is ever in use.
  const cached = new LRUCache<string, DocumentView>({ max: 20 })
  store.subscribe(() => cached.clear())
  return {
    of(perspective: Perspective, isPublic: boolean): DocumentView {
      const key = `${isPublic}:${perspective === 'raw' ? 'raw' : perspective.join(',')}`
      const view = cached.get(key) ?? viewOf(store.documents, perspective, isPublic)
      cached.set(key, view)
      return view
    },
  }
}
