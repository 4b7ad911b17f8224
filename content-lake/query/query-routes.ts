import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { countLookup } from '#server-kit/telemetry/telemetry.ts'
import { assertTrusted, isTrusted } from '../access/identity.ts'
import type { LakeContext, LakeEnv } from '../http/lake-env.ts'
import { LakeError } from '../http/lake-error.ts'
import { apiVersionOf, groqParams, isOn, jsonBody } from '../http/params.ts'
import { isPublicId } from '../store/document-id.ts'
import {
  type Perspective,
  perspectiveOf,
  showsReleases,
  showsUnpublished,
} from './execute/perspective.ts'
import { isCacheable, queryResponse } from './cache/query-response.ts'

/** Limit of a query's bytes, as in the hosted service. Results grow with it. */
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
    const isPublic = !isTrusted(c.get('identity'))
    const ids = c.req.param('ids').split(',')
    const isShown = (id: string) => store.documents.has(id) && !(isPublic && !isPublicId(id))
    return c.json({
      documents: ids.filter(isShown).map((id) => store.documents.get(id)),
      omitted: ids
        .filter((id) => !isShown(id))
        .map((id) => ({ id, reason: store.documents.has(id) ? 'permission' : 'existence' })),
    })
  })

async function answer(c: LakeContext, query: string, params: Record<string, unknown>) {
  const started = performance.now()
  const perspective = perspectiveOf(c.req.query('perspective') ?? null, apiVersionOf(c))
  if (showsUnpublished(perspective)) assertTrusted(c.get('identity'), 'read drafts')
  // `true`, or `withKeyArraySelector`, which is how paths are always written here.
  const withSourceMap = isOn(c, 'resultSourceMap')
  const request: QueryRequest = { query, params, perspective, withSourceMap }
  const isAnonymous = c.get('identity').kind === 'public'
  // What the public may see is the same in every perspective it may name.
  const text = isAnonymous
    ? await c.get('lake').publicQueries.run({ query, params, withSourceMap })
    : answerHere(c, request)
  const tookMs = performance.now() - started
  const asked = isOn(c, 'returnQuery', true) ? `"query":${JSON.stringify(query)},` : ''
  return c.body(`{${asked}${text},"ms":${Math.round(tookMs)}}`, 200, {
    'content-type': 'application/json',
    // To a hundredth, for who measures.
    'server-timing': `query;dur=${tookMs.toFixed(2)}`,
  })
}

interface QueryRequest {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  withSourceMap: boolean
}

/** Runs a query in this thread, for requests with a token or a cookie. */
function answerHere(c: LakeContext, request: QueryRequest): string {
  const { config, queryCache, views, now } = c.get('lake')
  const identity = c.get('identity')
  const { query, params, perspective, withSourceMap } = request
  const isPublic = !isTrusted(identity)
  const isOfRelease = showsReleases(perspective)
  const key =
    isCacheable(query) && !isOfRelease
      ? JSON.stringify([isPublic, perspective, withSourceMap, query, params])
      : null
  const known = key === null ? undefined : queryCache.get(key)
  countLookup('queries', known !== undefined)
  if (known) return known.text
  const response = queryResponse(
    {
      query,
      params,
      view: views.of(perspective, isPublic),
      identity: identity.id,
      now: now(),
      sanity: { projectId: config.projectId, dataset: config.dataset },
    },
    { withSourceMap, isOfRelease },
  )
  if (key !== null) queryCache.set(key, response)
  return response.text
}
