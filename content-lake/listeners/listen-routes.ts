import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { LakeEnv } from '../http/lake-env.ts'
import { groqParams, isOn } from '../http/params.ts'
import { eventStreamHeaders } from './event-stream.ts'
import { streamRedirect } from './stream-redirect.ts'

/**
 * GET `/data/listen/{dataset}`: mutations as server-sent events. A client that reconnects gets a
 * fresh `welcome` and fetches again, so nothing is resumed.
 */
export const listenRoutes = new Hono<LakeEnv>().get('/data/listen/:dataset', (c) => {
  const redirect = streamRedirect(c)
  if (redirect) return redirect
  const { listeners, streams } = c.get('lake')
  const stream = streams.open()
  try {
    listeners.add(stream, {
      query: c.req.query('query') ?? '*',
      params: groqParams(c),
      isPublic: c.get('identity').kind === 'public',
      includeResult: isOn(c, 'includeResult'),
      includeMutations: isOn(c, 'includeMutations', true),
      includePreviousRevision: isOn(c, 'includePreviousRevision'),
      includeAllVersions: isOn(c, 'includeAllVersions'),
      includeEffects: c.req.query('effectFormat') === 'mendoza',
    })
  } catch (error) {
    // A refused query has no listener: its stream must not stay open.
    void stream.body.cancel()
    throw error
  }
  stream.send({ event: 'welcome', data: { listenerName: randomUUID() } })
  return c.body(stream.body, 200, eventStreamHeaders)
})
