import { config } from '#site/config.ts'

/** Longest wait for the shared cache's answer. */
const patienceMs = 5000

/**
 * Tells the shared cache in front of the site, where there is one, that everything with these
 * tags is out of date. False when it did not say yes, so that the sender of the news tries again.
 */
export async function purgeCdn(tags: readonly string[]): Promise<boolean> {
  if (config.cdnPurgeUrl === null) return true
  try {
    const answer = await fetch(config.cdnPurgeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Pages carry the two families only; `content:guide` belongs to `content`.
      body: JSON.stringify({ tags: [...new Set(tags.map((tag) => tag.split(':')[0]))] }),
      signal: AbortSignal.timeout(patienceMs),
      cache: 'no-store',
    })
    return answer.ok
  } catch (error) {
    console.error('The shared cache could not be told what expired.', error)
    return false
  }
}
