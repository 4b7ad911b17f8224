import type { SanityClient } from '@sanity/client'
import type { SeenVariant } from '../../core/experiments/counted-variants.ts'

/** What the site answers of experiments since a day. */
export type ExperimentCounts = {
  views: readonly (SeenVariant & { views: number })[]
  orders: readonly (SeenVariant & { orders: number })[]
}

/** By these names the site finds the secret of a Studio, as for the preview. */
const secretType = 'sanity.previewUrlSecret'
const secretParam = 'sanity-preview-secret'

/**
 * Fetches what was counted since a day. The Studio proves to the site that its user may write by a
 * secret that it puts into the content backend for it and takes out again. Rule X-22.
 * @throws an Error whose message is for editors
 */
export async function fetchCounts(
  client: SanityClient,
  siteUrl: string,
  from: string,
): Promise<ExperimentCounts> {
  const secret = [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const _id = `drafts.${crypto.randomUUID()}`
  await client.create({
    _id,
    _type: secretType,
    secret,
    source: 'experiments',
    studioUrl: location.href,
  })
  try {
    const url = new URL('/site/experiments/counts', siteUrl)
    url.searchParams.set('from', from)
    url.searchParams.set(secretParam, secret)
    const response = await fetch(url)
    if (response.ok) return (await response.json()) as ExperimentCounts
    throw new Error(`The site at ${siteUrl} did not tell the counts (${response.status}).`)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Error(`The site at ${siteUrl} does not answer.`, { cause: error })
  } finally {
    await client.delete(_id)
  }
}
