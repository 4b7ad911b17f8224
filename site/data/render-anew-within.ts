import { unstable_cache } from 'next/cache'

/** How soon a page made from older answers is made anew. */
export const secondsWhileDown = 10

/** A fixed page lives no longer than the shortest-lived of what it was made from: this is such a part. */
export async function renderAnewWithin(seconds: number, tags: string[]): Promise<void> {
  await unstable_cache(async () => true, ['renderAnewWithin'], { tags, revalidate: seconds })()
}
