import { Hono } from 'hono'
import { isTrusted } from '../access/identity.ts'
import type { LakeEnv } from '../http/lake-env.ts'
import { groqParams, isOn } from '../http/params.ts'
import { eventStreamHeaders } from './event-stream.ts'
import { streamRedirect } from './stream-redirect.ts'

/**
 * GET `/data/listen/{dataset}`: mutations as server-sent events. With `enableResume` a client that
 * reconnects goes on where it was, after a restart too; without, it gets a fresh `welcome` and
 * fetches again.
 */
export const listenRoutes = new Hono<LakeEnv>().get('/data/listen/:dataset', async (c) => {
  const redirect = streamRedirect(c)
  if (redirect) return redirect
  const { listeners, streams } = c.get('lake')
  const isPublic = !isTrusted(c.get('identity'))
  const query = c.req.query('query') ?? '*'
  const params = groqParams(c)
  const stream = streams.open(isPublic)
  const options = {
    query,
    params,
    isPublic,
    includeResult: isOn(c, 'includeResult'),
    includeMutations: isOn(c, 'includeMutations', true),
    includePreviousRevision: isOn(c, 'includePreviousRevision'),
    includeAllVersions: isOn(c, 'includeAllVersions'),
    includeEffects: c.req.query('effectFormat') === 'mendoza',
  }
  try {
    const lastEvent = isOn(c, 'enableResume') ? c.req.header('last-event-id') : undefined
    await listeners.add(stream, options, lastEvent)
  } catch (error) {
    // A refused query has no listener: its stream must not stay open.
    void stream.body.cancel()
    throw error
  }
  return c.body(stream.body, 200, eventStreamHeaders)
})
