import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { assertTrusted } from '../access/identity.ts'
import type { LakeContext, LakeEnv } from '../http/lake-env.ts'
import { LakeError } from '../http/lake-error.ts'
import { apiVersionOf, groqParams, isOn, jsonBody } from '../http/params.ts'
import { isPublicId } from '../store/document-id.ts'
import { answerQuery } from './evaluate-query.ts'
import { perspectiveOf, showsUnpublished } from './perspective.ts'
import { syncTagsOf } from './sync-tags.ts'

/** As in the hosted service. What a query may build grows with what it is given. */
const largestQueryBytes = 300 * 1024

const tooLarge = () => {
  throw new LakeError(413, 'tooLarge', 'A query and its parameters may have 300 kB at most.')
}

/** GET and POST `/data/query/{dataset}`, GET `/data/doc/{dataset}/{ids}`. */
export const queryRoutes = new Hono<LakeEnv>()
  .get('/data/query/:dataset', (c) => answer(c, c.req.query('query') ?? '', groqParams(c)))
  .post('/data/query/:dataset', bodyLimit({ maxSize: largestQueryBytes, onError: tooLarge }))
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

function answer(c: LakeContext, query: string, params: Record<string, unknown>) {
  const { config, views, now } = c.get('lake')
  const identity = c.get('identity')
  const started = performance.now()
  const perspective = perspectiveOf(c.req.query('perspective') ?? null, apiVersionOf(c))
  if (showsUnpublished(perspective)) assertTrusted(identity, 'read drafts')
  const { result, types, sourceMap } = answerQuery(
    {
      query,
      params,
      view: views.of(perspective, identity.kind === 'public'),
      identity: identity.id,
      now: now(),
      sanity: { projectId: config.projectId, dataset: config.dataset },
    },
    { withSourceMap: isSourceMapAsked(c) },
  )
  return c.json({
    ...(isOn(c, 'returnQuery', true) && { query }),
    result,
    ...(sourceMap && { resultSourceMap: sourceMap }),
    syncTags: syncTagsOf(config.dataset, types),
    ms: Math.round(performance.now() - started),
  })
}

/** `true`, or `withKeyArraySelector`, which is how paths are always written here. */
const isSourceMapAsked = (c: LakeContext) => isOn(c, 'resultSourceMap')
