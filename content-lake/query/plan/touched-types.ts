import type { DocumentChange } from '#content-lake/store/commit.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { isDraftId, publishedId } from '#content-lake/store/document-id.ts'

/**
 * The types whose results the changes can invalidate. A draft hides the published document, shows
 * it again when it goes and stands in its place among the others; the two need not be of one type.
 * @param documents as they are after the changes; where drafts are not seen, those without drafts
 */
export function touchedTypes(
  changes: readonly DocumentChange[],
  documents: Pick<ReadonlyMap<string, LakeDocument>, 'get'>,
): ReadonlySet<string> {
  const types = new Set<string>()
  for (const { id, previous, next } of changes) {
    const other = documents.get(isDraftId(id) ? publishedId(id) : `drafts.${id}`)
    for (const document of [previous, next, other]) if (document) types.add(document._type)
  }
  return types
}
