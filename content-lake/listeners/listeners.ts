import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { listenerLimits, type PublicQueries } from '../query/query-engine.ts'
import type { Commit, DocumentChange } from '../store/commit.ts'
import type { LakeDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { eventsFor, type ListenOptions, shownChanges } from './commit-events.ts'
import type { EventStream } from './event-stream.ts'
import { isSelected, selectsAll } from './is-selected.ts'
import { missedSince, mostMissedByPublic, placeText } from './resume.ts'

/** Sends a commit to a stream, or the rest of its events. */
type Tell = (commit: Commit, told?: number) => void

/**
 * Sends each commit to the streams whose query it touches. Queries of the public are evaluated in a
 * thread of their own, so that an editor's write waits for none.
 */
export function openListeners(
  store: DocumentStore,
  log: Logger,
  publicQueries: Pick<PublicQueries, 'select'>,
) {
  const listeners = new Map<EventStream, Tell>()
  const { storeId } = store.revisions
  store.subscribe((commit) => {
    for (const tell of listeners.values()) tell(commit)
  })

  const send = (
    { stream, options }: Listener,
    { commit, changes, told }: Sent,
    finds: (document: LakeDocument) => boolean,
  ) => {
    for (const [index, event] of eventsFor(commit, changes, options, finds).entries()) {
      const id = placeText(storeId, commit.sequence, index + 1)
      if (index >= told) stream.send({ event: 'mutation', id, data: event })
    }
  }
  const failed = (error: unknown, { query }: ListenOptions) =>
    // The commit stands whatever becomes of one listener.
    log.warn({ err: error, query }, 'a listener could not be told')

  const sendNow =
    (listener: Listener): Tell =>
    (commit, told = 0) => {
      const { options } = listener
      const changes = shownChanges(commit, options)
      try {
        send(listener, { commit, changes, told }, (document) => isSelected(document, options))
      } catch (error) {
        failed(error, options)
      }
    }

  /** One commit after the other, each when the thread has said which documents the query finds. */
  const sendLater = (listener: Listener): Tell => {
    const { stream, options } = listener
    let waiting = 0
    let last = Promise.resolve()
    let isOpen = true
    stream.onClose(() => (isOpen = false))
    const tell = async ({ commit, changes, told }: Sent) => {
      if (!isOpen) return
      const documents = documentsJson(commit, changes)
      const found = await publicQueries.select({ ...filterOf(options), documents })
      const finds = new Set(documentsOf(changes).filter((_, index) => found[index]))
      send(listener, { commit, changes, told }, (document) => finds.has(document))
    }
    return (commit, told = 0) => {
      const changes = shownChanges(commit, options)
      if (changes.length === 0) return
      waiting += 1
      if (waiting > listenerLimits.waitingCommits) return stream.end()
      last = last
        .then(() => tell({ commit, changes, told }))
        .catch((error: unknown) => {
          failed(error, options)
          stream.end()
        })
        .finally(() => (waiting -= 1))
    }
  }

  return {
    /**
     * Welcomes a stream and tells it of every commit from now on. One that says where it was is
     * told what it missed after `welcomeback`; where that is unknown, `reset` lets it read anew.
     * @throws LakeError where its query cannot be run, or 503 where too many wait to be
     */
    async add(stream: EventStream, options: ListenOptions, resumeFrom?: string): Promise<void> {
      let isOpen = true
      stream.onClose(() => {
        isOpen = false
        listeners.delete(stream)
      })
      const isApart = options.isPublic && !selectsAll(options)
      // A query that cannot be run is refused now rather than silent for ever.
      if (isApart) await publicQueries.select({ ...filterOf(options), documents: '[null]' })
      else isSelected(null, options)
      if (!isOpen) return
      const tell = isApart ? sendLater({ stream, options }) : sendNow({ stream, options })
      const most = options.isPublic ? mostMissedByPublic : undefined
      const missed = resumeFrom ? missedSince(store, resumeFrom, most) : null
      const event = missed ? 'welcomeback' : resumeFrom ? 'reset' : 'welcome'
      const id = missed ? resumeFrom! : placeText(storeId, store.sequence)
      stream.send({ event, id, data: { listenerName: randomUUID() } })
      for (const { commit, told } of missed ?? []) tell(commit, told)
      listeners.set(stream, tell)
    },
  }
}

interface Listener {
  stream: EventStream
  options: ListenOptions
}

interface Sent {
  commit: Commit
  changes: readonly DocumentChange[]
  /** How many of its events were sent before. */
  told: number
}

const filterOf = ({ query, params }: ListenOptions) => ({ query, params })

const documentsOf = (changes: readonly DocumentChange[]) =>
  changes.flatMap(({ previous, next }) => [previous, next])

/** Written once for all listeners: to every one of the public the same changes are shown. */
const knownJson = new WeakMap<Commit, string>()

function documentsJson(commit: Commit, changes: readonly DocumentChange[]): string {
  const known = knownJson.get(commit) ?? JSON.stringify(documentsOf(changes))
  knownJson.set(commit, known)
  return known
}
