import { Hono } from 'hono'
import { assertTrusted } from '../access/identity.ts'
import type { LakeEnv } from '../http/lake-env.ts'
import { isOn } from '../http/params.ts'
import { eventStreamHeaders } from '../listeners/event-stream.ts'
import { streamRedirect } from '../listeners/stream-redirect.ts'
import { syncTagsOf } from '../query/sync-tags.ts'
import { isPublicId } from '../store/document-id.ts'

/** GET `/data/live/events/{dataset}`: which cached answers a commit has made old. */
export const liveRoutes = new Hono<LakeEnv>().get('/data/live/events/:dataset', (c) => {
  const withDrafts = isOn(c, 'includeDrafts')
  if (withDrafts) assertTrusted(c.get('identity'), 'follow drafts')
  const redirect = streamRedirect(c)
  if (redirect) return redirect
  const { config, store, streams } = c.get('lake')
  const stream = streams.open()
  stream.onClose(
    store.subscribe(({ sequence, changes }) => {
      if (!withDrafts && !changes.some(({ id }) => isPublicId(id))) return
      stream.send({ id: String(sequence), data: { tags: syncTagsOf(config.dataset) } })
    }),
  )
  stream.send({ event: 'welcome', id: String(store.sequence), data: {} })
  return c.body(stream.body, 200, eventStreamHeaders)
})
