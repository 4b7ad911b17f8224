import 'server-only'
import type { QueryParams } from '@sanity/client'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import type {} from '#schemas/generated/sanity.types.ts' // fills the registry of query results
import { requestIdHeaders } from '#server-kit/request-id.ts'
import { inSpan } from '#server-kit/telemetry/telemetry.ts'
import { secondsUntilNextLondonDay } from '#core/time/london-day.ts'
import { config } from '#site/config.ts'
import { cacheTags } from '#site/policy/cache-tags.ts'
import { onceWhileLive } from '../once-while-live.ts'
import { renderAnewWithin, secondsWhileDown } from '../render-anew-within.ts'
import { previewClient, publishedClient } from './content-clients.ts'
import { contentFallback } from './content-fallback.ts'
import { fetchResult } from './fetch-result.ts'
import { ContentUnavailableError } from './stale-if-error.ts'
import { previewPerspective } from '../preview/preview-session.ts'
import { isDated, typesOf } from './query-types.ts'

/** Longest wait for the content backend; a build has nothing to show instead and waits on. */
const patienceMs = config.isBuilding ? 60_000 : 2500

/** What a query answers, as generated from the schemas. */
type Answer<Query extends string> = Query extends keyof globalThis.SanityQueries
  ? globalThis.SanityQueries[Query]
  : unknown

/**
 * Published content, kept until a document of a type it is made from changes, and for no longer
 * than the day where it depends on the date. When the content backend fails, the last good answer;
 * in the preview, what an editor chose to see as it stands. Rules E-01, E-04, E-18.
 * @throws ContentUnavailableError when there has never been an answer
 */
export async function content<const Query extends string>(
  query: Query,
  params: QueryParams,
): Promise<Answer<Query>> {
  if (await isPreview()) return (await unpublished(query, params)) as Answer<Query>
  const types = typesOf(query)
  const tags = [cacheTags.content, ...types.map(cacheTags.contentType)]
  if (isDated(types)) {
    tags.push(cacheTags.dated)
    await renderAnewWithin(secondsUntilNextLondonDay(Date.now()), tags)
  }
  // The date is no part of what is looked for: yesterday's answer is better than none.
  const { today: _, ...lasting } = params
  const key = JSON.stringify([query, lasting])
  const stored = unstable_cache(
    () =>
      contentFallback.ask(key, () =>
        inSpan({ name: 'content query', kind: 'client' }, () =>
          fetchResult({ client: askingClient(), patienceMs }, query, params),
        ),
      ),
    [query, JSON.stringify(params)],
    { tags, revalidate: false },
  )
  try {
    return (await onceWhileLive(
      `content ${key} ${JSON.stringify(params)}`,
      stored,
    )) as Answer<Query>
  } catch (error) {
    const stale = await contentFallback.stale(key)
    if (stale === undefined) throw unavailable(error)
    await renderAnewWithin(secondsWhileDown, tags)
    return stale as Answer<Query>
  }
}

/** The same, and `instead` while there is no answer at all: for what a page can do without. */
export async function contentOr<const Query extends string, Instead>(
  instead: Instead,
  query: Query,
  params: QueryParams,
): Promise<Answer<Query> | Instead> {
  try {
    return await content(query, params)
  } catch (error) {
    if (!(error instanceof ContentUnavailableError) || config.isBuilding) throw error
    await renderAnewWithin(secondsWhileDown, [cacheTags.content])
    return instead
  }
}

/** Whether what a query finds no more was published once. Rule R-45. */
export async function wasPublished(query: string, params: QueryParams): Promise<boolean> {
  return (await contentFallback.stale(JSON.stringify([query, params]))) === null
}

/** Whether this request shows unpublished content. False where there is no request. */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}

async function unpublished(query: string, params: QueryParams): Promise<unknown> {
  const client = await previewClient(await previewPerspective())
  if (client === null)
    throw new ContentUnavailableError(
      'The preview has no token. Set SANITY_TOKEN for the hosted content backend, or CONTENT_TOKEN or LARKWAY_DATA for the embedded one.',
    )
  return fetchResult({ client, patienceMs: 10_000 }, query, params)
}

/** Asks under the id of the request whose page needs the answer. Rule C-146. */
const askingClient = () => publishedClient.withConfig({ headers: requestIdHeaders() })

const unavailable = (cause: unknown): ContentUnavailableError =>
  new ContentUnavailableError('There is no content for this page, and none from before.', { cause })
