import type { Logger } from 'pino'
import { evaluateQuery } from '../query/evaluate-query.ts'
import type { Commit, DocumentChange } from '../store/commit.ts'
import { type LakeDocument, withoutRevision } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { isPublicId, isVersionId } from '../store/document-id.ts'
import type { EventStream } from './event-stream.ts'
import { encodeMendoza } from './mendoza-encode.ts'

/** What a client of `/data/listen` asked for. */
export interface ListenOptions {
  query: string
  params: Record<string, unknown>
  isPublic: boolean
  includeResult: boolean
  includeMutations: boolean
  includePreviousRevision: boolean
  includeAllVersions: boolean
  includeEffects: boolean
}

export interface Listeners {
  add(stream: EventStream, options: ListenOptions): void
}

/** Sends each commit to the streams whose query it touches. */
export function openListeners(store: DocumentStore, log: Logger): Listeners {
  const listeners = new Map<EventStream, ListenOptions>()
  store.subscribe((commit) => {
    for (const [stream, options] of listeners) {
      try {
        for (const event of eventsFor(commit, options)) {
          stream.send({ event: 'mutation', id: event.eventId, data: event })
        }
      } catch (error) {
        // The commit stands whatever becomes of one listener.
        log.warn({ err: error, query: options.query }, 'a listener could not be told')
      }
    }
  })
  return {
    add(stream, options) {
      // A query that cannot be run is refused now rather than silent for ever.
      isSelected(null, options)
      listeners.set(stream, options)
      stream.onClose(() => listeners.delete(stream))
    },
  }
}

/** The events of a commit for one listener, in the shape of the protocol. */
export function eventsFor(commit: Commit, options: ListenOptions) {
  return commit.changes.flatMap((change, index) => {
    if (options.isPublic && !isPublicId(change.id)) return []
    if (!options.includeAllVersions && isVersionId(change.id)) return []
    const transition = transitionOf(change, options)
    if (!transition) return []
    const { id, previous, next, mutations } = change
    return {
      eventId: `${commit.transactionId}#${id}`,
      documentId: id,
      transactionId: commit.transactionId,
      transition,
      identity: commit.identity,
      ...(options.includeMutations && { mutations }),
      ...(options.includeEffects && { effects: effectsOf(change) }),
      ...(options.includeResult && next && { result: next }),
      ...(options.includePreviousRevision && previous && { previous }),
      previousRev: previous?._rev,
      resultRev: next?._rev ?? commit.transactionId,
      timestamp: commit.timestamp,
      visibility: 'query',
      transactionTotalEvents: commit.changes.length,
      transactionCurrentEvent: index + 1,
    }
  })
}

/** The patches that lead to the new document and back, both without revisions. */
export function effectsOf({ previous, next }: Pick<DocumentChange, 'previous' | 'next'>) {
  const [before, after] = [withoutRevision(previous), withoutRevision(next)]
  return { apply: encodeMendoza(before, after), revert: encodeMendoza(after, before) }
}

function transitionOf({ previous, next }: DocumentChange, options: ListenOptions) {
  const [was, is] = [previous && isSelected(previous, options), next && isSelected(next, options)]
  if (was && is) return 'update'
  if (is) return 'appear'
  return was ? 'disappear' : null
}

/** Whether the listener's query finds the document when it is the only one there is. */
function isSelected(document: LakeDocument | null, { query, params }: ListenOptions): boolean {
  if (query.trim() === '*') return document !== null
  const list = document ? [document] : []
  const view = { list, byId: new Map(list.map((item) => [item._id, item])) }
  const result = evaluateQuery({ query, params, view, identity: '', now: new Date() })
  return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
}
