import { isPublicId, publishedId } from '../store/document-id.ts'
import type { JournalEntry } from '../store/commit.ts'
import { readJournal } from '../store/journal.ts'

/** What happened to a document, in an editor's words; edits of a draft are not events. */
export interface DocumentEvent {
  type:
    | 'createDocumentVersion'
    | 'publishDocumentVersion'
    | 'unpublishDocument'
    | 'deleteDocumentVersion'
  timestamp: string
  author: string
  documentId: string
  versionId: string
  versionRevisionId: string
  revisionId?: string
  publishCause?: { type: string }
}

/** The events of one document or draft, newest first. */
export function documentEvents(journalFile: string, id: string): DocumentEvent[] {
  let exists = false
  const events = readJournal(journalFile).flatMap((entry) => {
    if (!(id in entry.documents)) return []
    const existed = exists
    exists = entry.documents[id] !== null
    return eventOf(entry, id, existed) ?? []
  })
  return events.toReversed()
}

function eventOf(entry: JournalEntry, id: string, existed: boolean): DocumentEvent | null {
  const published = publishedId(id)
  const draftId = `drafts.${published}`
  const base = {
    timestamp: entry.timestamp,
    author: entry.identity,
    documentId: published,
    versionId: id,
    versionRevisionId: entry.transactionId,
  }
  if (entry.documents[published] && entry.documents[draftId] === null) {
    return {
      ...base,
      type: 'publishDocumentVersion',
      versionId: draftId,
      revisionId: entry.transactionId,
      publishCause: { type: 'document.publish' },
    }
  }
  const isThere = entry.documents[id] !== null
  if (isThere) return existed ? null : { ...base, type: 'createDocumentVersion' }
  const isUnpublished = isPublicId(id) && Boolean(entry.documents[draftId])
  return { ...base, type: isUnpublished ? 'unpublishDocument' : 'deleteDocumentVersion' }
}
