import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { assertTrusted } from '../access/identity.ts'
import type { LakeContext, LakeEnv } from '../http/lake-env.ts'
import { LakeError } from '../http/lake-error.ts'
import { apiVersionOf, groqParams, isOn, jsonBody } from '../http/params.ts'
import { isPublicId } from '../store/document-id.ts'
import { answerQuery } from './evaluate-query.ts'
import type { WrittenAnswer } from './kept-answers.ts'
import { perspectiveOf, showsReleases, showsUnpublished } from './perspective.ts'
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
  const { config, answers, pieces, views, now } = c.get('lake')
  const identity = c.get('identity')
  const started = performance.now()
  const perspective = perspectiveOf(c.req.query('perspective') ?? null, apiVersionOf(c))
  if (showsUnpublished(perspective)) assertTrusted(identity, 'read drafts')
  const isPublic = identity.kind === 'public'
  const withSourceMap = isSourceMapAsked(c)
  const write = (): WrittenAnswer => {
    const { text, types, sourceMap } = answerQuery(
      {
        query,
        params,
        view: views.of(perspective, isPublic),
        identity: identity.id,
        now: now(),
        sanity: { projectId: config.projectId, dataset: config.dataset },
        pieces,
      },
      { withSourceMap },
    )
    // Which document a version hides, its own type does not say.
    const syncTags = syncTagsOf(config.dataset, showsReleases(perspective) ? null : types)
    const others = JSON.stringify({ resultSourceMap: sourceMap, syncTags })
    return { text: `"result":${text()},${others.slice(1, -1)}`, types }
  }
  const key = JSON.stringify([isPublic, perspective, withSourceMap, query, params])
  const isLasting = !dependsOnAsking.test(query) && !showsReleases(perspective)
  const text = isLasting ? answers.textOf(key, write) : write().text
  const tookMs = performance.now() - started
  const asked = isOn(c, 'returnQuery', true) ? `"query":${JSON.stringify(query)},` : ''
  return c.body(`{${asked}${text},"ms":${Math.round(tookMs)}}`, 200, {
    'content-type': 'application/json',
    // To a hundredth, for who measures.
    'server-timing': `query;dur=${tookMs.toFixed(2)}`,
  })
}

/** `now()` and `identity()` answer something else to the next who asks. */
const dependsOnAsking = /\b(?:now|identity)\b/

/** `true`, or `withKeyArraySelector`, which is how paths are always written here. */
const isSourceMapAsked = (c: LakeContext) => isOn(c, 'resultSourceMap')
