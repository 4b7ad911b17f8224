import { createClient, type QueryParams } from '@sanity/client'
import type {} from '#schemas/generated/sanity.types.ts' // fills the registry of query results
import { config } from '../../config.ts'
import { cacheTags } from '../../policy/cache-tags.ts'

const { projectId, dataset, apiVersion, embeddedUrl } = config.contentLake

const client = createClient({
  projectId,
  dataset,
  apiVersion,
  perspective: 'published',
  // Our own cache keeps the answers, and a webhook expires them; a CDN's would be older than the webhook.
  useCdn: false,
  ...(embeddedUrl && { apiHost: embeddedUrl, useProjectHostname: false }),
})

/** What a query answers, as generated from the schemas. */
type Answer<Query extends string> = Query extends keyof globalThis.SanityQueries
  ? globalThis.SanityQueries[Query]
  : unknown

/**
 * Published content, kept until a document of the types it is made from changes, and asked for
 * again after `seconds` where its truth depends on the date.
 */
export function content<const Query extends string>(
  query: Query,
  params: QueryParams,
  types: readonly string[],
  seconds: number | false = false,
): Promise<Answer<Query>> {
  const tags = [cacheTags.content, ...types.map(cacheTags.contentType)]
  return client.fetch<Answer<Query>>(query, params, { next: { tags, revalidate: seconds } })
}
