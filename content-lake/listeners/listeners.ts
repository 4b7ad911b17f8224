import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { evaluateQuery } from '../query/evaluate-query.ts'
import type { Commit, DocumentChange } from '../store/commit.ts'
import { type LakeDocument, withoutRevision } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { isPublicId, isVersionId } from '../store/document-id.ts'
import type { EventStream } from './event-stream.ts'
import { encodeMendoza } from './mendoza-encode.ts'
import { missedSince, mostMissedByPublic, placeText } from './resume.ts'

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
  /**
   * Welcomes a stream and tells it of every commit from now on. One that says where it was is
   * told what it missed after `welcomeback`; where that is unknown, `reset` lets it read anew.
   */
  add(stream: EventStream, options: ListenOptions, resumeFrom?: string): void
}

/**
 * How long the query of a listener without a token or a cookie may take for one document. It runs at
 * every commit, while an editor waits.
 */
const publicQueryMs = 10

/** Sends each commit to the streams whose query it touches. */
export function openListeners(store: DocumentStore, log: Logger): Listeners {
  const listeners = new Map<EventStream, ListenOptions>()
  const { storeId } = store.revisions

  const tell = (stream: EventStream, options: ListenOptions, commit: Commit, told = 0) => {
    try {
      for (const [index, event] of eventsFor(commit, options).entries()) {
        const id = placeText(storeId, commit.sequence, index + 1)
        if (index >= told) stream.send({ event: 'mutation', id, data: event })
      }
    } catch (error) {
      // The commit stands whatever becomes of one listener.
      log.warn({ err: error, query: options.query }, 'a listener could not be told')
      if (options.isPublic) stream.end()
    }
  }
  store.subscribe((commit) => {
    for (const [stream, options] of listeners) tell(stream, options, commit)
  })

  return {
    add(stream, options, resumeFrom) {
      // A query that cannot be run is refused now rather than silent for ever.
      isSelected(null, options)
      const most = options.isPublic ? mostMissedByPublic : undefined
      const missed = resumeFrom ? missedSince(store, resumeFrom, most) : null
      const event = missed ? 'welcomeback' : resumeFrom ? 'reset' : 'welcome'
      const id = missed ? resumeFrom! : placeText(storeId, store.sequence)
      stream.send({ event, id, data: { listenerName: randomUUID() } })
      for (const { commit, told } of missed ?? []) tell(stream, options, commit, told)
      listeners.set(stream, options)
      stream.onClose(() => listeners.delete(stream))
    },
  }
}

/** The events of a commit for one listener, in the shape of the protocol. */
export function eventsFor(commit: Commit, options: ListenOptions) {
  const told = commit.changes.flatMap((change) => {
    if (options.isPublic && !isPublicId(change.id)) return []
    if (!options.includeAllVersions && isVersionId(change.id)) return []
    const transition = transitionOf(change, options)
    return transition ? [{ change, transition }] : []
  })
  return told.map(({ change, transition }, index) => {
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
      // Counted for this listener: the Studio waits until it has them all.
      transactionTotalEvents: told.length,
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
function isSelected(
  document: LakeDocument | null,
  { query, params, isPublic }: ListenOptions,
): boolean {
  if (query.trim() === '*') return document !== null
  const list = document ? [document] : []
  const view = { list, byId: new Map(list.map((item) => [item._id, item])) }
  const limit = isPublic ? { timeMs: publicQueryMs } : {}
  const result = evaluateQuery({ query, params, view, identity: '', now: new Date(), ...limit })
  return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
}
