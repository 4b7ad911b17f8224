import { isPublicId, publishedId } from '../store/document-id.ts'
import type { Existence, TransactionHead } from '../store/revisions.ts'

/**
 * An event of a document, in an editor's words; edits of a draft are not events, the Studio makes
 * those out of transactions. `revisionId` is a revision of the published document,
 * `versionRevisionId` one of the draft: where the draft ended, its last before that.
 */
export interface DocumentEvent {
  type:
    | 'createDocumentVersion'
    | 'publishDocumentVersion'
    | 'deleteDocumentVersion'
    | 'createLiveDocument'
    | 'updateLiveDocument'
    | 'unpublishDocument'
    | 'deleteDocumentGroup'
  timestamp: string
  author: string
  documentId: string
  versionId?: string
  versionRevisionId?: string
  revisionId?: string
  publishCause?: { type: 'document.publish' }
}

/** An event with the place of its transaction, where a next page begins. */
export interface PlacedEvent {
  sequence: number
  event: DocumentEvent
}

/** The documents before and after one transaction: names and their newest revisions. */
interface Step {
  before: ReadonlyMap<string, string>
  after: ReadonlyMap<string, string>
  touched: ReadonlySet<string>
}

/**
 * The events of a published document, or of one draft or version of it, newest first.
 * @param rows the coming and going of the document, its draft and the version, oldest first
 */
export function documentEvents(rows: readonly Existence[], id: string): PlacedEvent[] {
  let before = new Map<string, string>()
  const events: PlacedEvent[] = []
  for (const group of Map.groupBy(rows, ({ sequence }) => sequence).values()) {
    const after = new Map(before)
    for (const row of group) {
      if (row.exists) after.set(row.id, row.transactionId)
      else after.delete(row.id)
    }
    const head = group[0]!
    const step = { before, after, touched: new Set(group.map((row) => row.id)) }
    const event = isPublicId(id) ? publishedEvent(id, head, step) : versionEvent(id, head, step)
    if (event) events.push({ sequence: head.sequence, event })
    before = after
  }
  return events.toReversed()
}

function publishedEvent(id: string, head: TransactionHead, step: Step): DocumentEvent | null {
  if (!step.touched.has(id)) return null
  const base = baseOf(id, head)
  const { before, after } = step
  if (!after.has(id)) {
    const [version] = [...after].find(([name]) => name !== id) ?? []
    if (!version) return { ...base, type: 'deleteDocumentGroup' }
    const revision = after.get(version)!
    return {
      ...base,
      type: 'unpublishDocument',
      versionId: version,
      versionRevisionId: revision,
    }
  }
  const ended = [...before].find(([name]) => name !== id && !after.has(name))
  if (ended) return publication(base, head, ended)
  return {
    ...base,
    type: before.has(id) ? 'updateLiveDocument' : 'createLiveDocument',
    revisionId: head.transactionId,
  }
}

function versionEvent(id: string, head: TransactionHead, step: Step): DocumentEvent | null {
  const published = publishedId(id)
  const base = baseOf(published, head)
  const { before, after, touched } = step
  const lastRevision = before.get(id)
  if (lastRevision !== undefined && !after.has(id)) {
    if (touched.has(published) && after.has(published)) {
      return publication(base, head, [id, lastRevision])
    }
    if (after.size === 0) return { ...base, type: 'deleteDocumentGroup' }
    return {
      ...base,
      type: 'deleteDocumentVersion',
      versionId: id,
      versionRevisionId: lastRevision,
    }
  }
  if (lastRevision === undefined && after.has(id)) {
    return {
      ...base,
      type: 'createDocumentVersion',
      versionId: id,
      versionRevisionId: head.transactionId,
    }
  }
  // What was published without a draft, by a seed or an import, is what the next draft began with.
  if (lastRevision === undefined && touched.has(published)) {
    return after.has(published)
      ? publication(base, head, [id, undefined])
      : { ...base, type: 'deleteDocumentGroup' }
  }
  return null
}

const baseOf = (documentId: string, { timestamp, identity }: TransactionHead) => ({
  timestamp,
  author: identity,
  documentId,
})

function publication(
  base: Pick<DocumentEvent, 'timestamp' | 'author' | 'documentId'>,
  head: TransactionHead,
  [versionId, versionRevisionId]: readonly [string, string | undefined],
): DocumentEvent {
  return {
    ...base,
    type: 'publishDocumentVersion',
    versionId,
    ...(versionRevisionId && { versionRevisionId }),
    revisionId: head.transactionId,
    publishCause: { type: 'document.publish' },
  }
}
