import { Hono } from 'hono'
import { assertTrusted } from '../access/identity.ts'
import type { LakeContext, LakeEnv } from '../http/lake-env.ts'
import { LakeError } from '../http/lake-error.ts'
import { apiVersionOf, groqParams, isOn, jsonBody } from '../http/params.ts'
import { isPublicId } from '../store/document-id.ts'
import { evaluateQuery } from './evaluate-query.ts'
import { perspectiveOf, showsUnpublished } from './perspective.ts'
import { syncTagsOf } from './sync-tags.ts'

/** GET and POST `/data/query/{dataset}`, GET `/data/doc/{dataset}/{ids}`. */
export const queryRoutes = new Hono<LakeEnv>()
  .get('/data/query/:dataset', (c) => answer(c, c.req.query('query') ?? '', groqParams(c)))
  .post('/data/query/:dataset', async (c) => {
    const { query, params } = await jsonBody(c)
    if (typeof query !== 'string') throw new LakeError(400, 'invalidBody', '"query" must be a text')
    return answer(c, query, (params ?? {}) as Record<string, unknown>)
  })
  .get('/data/doc/:dataset/:ids', (c) => {
    const { store } = c.get('lake')
    const isPublic = c.get('identity').kind === 'public'
    const ids = c.req.param('ids').split(',')
    const isShown = (id: string) => store.documents.has(id) && !(isPublic && !isPublicId(id))
    return c.json({
      documents: ids.filter(isShown).map((id) => store.documents.get(id)),
      omitted: ids
        .filter((id) => !isShown(id))
        .map((id) => ({ id, reason: store.documents.has(id) ? 'permission' : 'existence' })),
    })
  })

// resultSourceMap is accepted and not answered: overlays in Presentation need it, queries do not.
function answer(c: LakeContext, query: string, params: Record<string, unknown>) {
  const { config, views, now } = c.get('lake')
  const identity = c.get('identity')
  const started = performance.now()
  if (query.trim() === '') throw new LakeError(400, 'queryParseError', 'The query is empty')
  const perspective = perspectiveOf(c.req.query('perspective') ?? null, apiVersionOf(c))
  if (showsUnpublished(perspective)) assertTrusted(identity, 'read drafts')
  const result = evaluateQuery({
    query,
    params,
    view: views.of(perspective, identity.kind === 'public'),
    identity: identity.id,
    now: now(),
    sanity: { projectId: config.projectId, dataset: config.dataset },
  })
  return c.json({
    ...(isOn(c, 'returnQuery', true) && { query }),
    result,
    syncTags: syncTagsOf(config.dataset),
    ms: Math.round(performance.now() - started),
  })
}
