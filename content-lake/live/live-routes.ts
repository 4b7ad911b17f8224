import { Hono } from 'hono'
import { assertTrusted, isTrusted } from '../access/identity.ts'
import type { LakeEnv } from '../http/lake-env.ts'
import { isOn } from '../http/params.ts'
import { eventStreamHeaders } from '../listeners/event-stream.ts'
import { missedSince, placeText } from '../listeners/resume.ts'
import { streamRedirect } from '../listeners/stream-redirect.ts'
import { changedTagsOf } from '../query/query-engine.ts'
import type { Commit } from '../store/commit.ts'
import type { LakeDocument } from '../store/document.ts'
import { isPublicId } from '../store/document-id.ts'

/** Without access to drafts, a published document has no other beside it. */
const noDrafts: ReadonlyMap<string, LakeDocument> = new Map()

/**
 * GET `/data/live/events/{dataset}`: the tags of cached responses that a commit invalidates. A
 * client that reconnects gets those it missed, or `restart` where that is unknown.
 */
export const liveRoutes = new Hono<LakeEnv>().get('/data/live/events/:dataset', (c) => {
  const withDrafts = isOn(c, 'includeDrafts')
  if (withDrafts) assertTrusted(c.get('identity'), 'follow drafts')
  const redirect = streamRedirect(c)
  if (redirect) return redirect
  const { config, store, streams } = c.get('lake')
  const { storeId } = store.revisions
  const stream = streams.open(!isTrusted(c.get('identity')))
  const tell = ({ sequence, changes }: Pick<Commit, 'sequence' | 'changes'>) => {
    const seen = withDrafts ? changes : changes.filter(({ id }) => isPublicId(id))
    if (seen.length === 0) return
    const tags = changedTagsOf(config.dataset, seen, withDrafts ? store.documents : noDrafts)
    stream.send({ id: placeText(storeId, sequence), data: { tags } })
  }
  stream.onClose(store.subscribe(tell))
  const lastEvent = c.req.header('last-event-id')
  const missed = lastEvent ? missedSince(store, lastEvent) : []
  const id = placeText(storeId, store.sequence)
  stream.send({ event: missed ? 'welcome' : 'restart', id, data: {} })
  for (const { commit } of missed ?? []) tell(commit)
  return c.body(stream.body, 200, eventStreamHeaders)
})
