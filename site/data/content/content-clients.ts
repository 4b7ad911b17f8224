import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { config } from '#site/config.ts'
import type { PreviewPerspective } from '../preview/preview-perspective.ts'
import { isMarked } from './stega.ts'

const { projectId, dataset, apiVersion, embeddedUrl, readToken, studioUrls } = config.contentLake

/** Sees what everybody sees; of the embedded lake without waiting for everybody else. */
export const publishedClient = createClient({
  projectId,
  dataset,
  apiVersion,
  perspective: 'published',
  // Our own cache keeps the answers, and a webhook expires them; a CDN's would be older than the webhook.
  useCdn: false,
  // Asking again is for the next page: this one has the last good answer.
  maxRetries: 0,
  ...(embeddedUrl && { apiHost: embeddedUrl, useProjectHostname: false }),
  ...(readToken && { token: readToken }),
})

/**
 * Sees what an editor chose to see and marks texts with the field they came from. Its token stays
 * on the server. Null where no token is configured. Rule E-18.
 */
export async function previewClient(
  perspective: PreviewPerspective = 'drafts',
): Promise<SanityClient | null> {
  const token = await contentToken()
  if (token === null) return null
  return publishedClient.withConfig({
    token,
    perspective: typeof perspective === 'string' ? perspective : [...perspective],
    stega: { enabled: studioUrls.length > 0, studioUrl: studioUrls[0] ?? '/', filter: isMarked },
  })
}

/**
 * The token that opens unpublished content: the configured one, else the one the embedded lake
 * made for itself in the data folder. Null when there is neither, and then there is no preview.
 */
async function contentToken(): Promise<string | null> {
  if (config.contentLake.token !== null) return config.contentLake.token
  if (config.contentLake.embeddedUrl === null) return null
  const folder = config.dataFolder ?? '.data'
  try {
    const file = path.join(/* turbopackIgnore: true */ folder, 'content-token')
    return (await readFile(file, 'utf8')).trim() || null
  } catch {
    return null
  }
}
