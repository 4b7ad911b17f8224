import { layoutFailure } from '#core/session/layout-failure.ts'
import type { RouteFailure } from '#core/session/route-failure.ts'

/** React's mark of the part that failed, in what a router is answered. */
export const layoutDigest = 'layout-failed'

type LayoutState = { failure: RouteFailure; atMs: number } | null

const shared = globalThis as typeof globalThis & { larkwayLayout?: LayoutState }

/**
 * What the layout around a page shows. Its failure is noted for the front server, which runs in the
 * same process and answers with it, and thrown on. Next's own errors (a page not found, a page that
 * cannot be made ahead) carry a digest of theirs and are no failures. Rule S-36.
 * @throws what `load` throws
 */
export async function layoutParts<Parts>(load: () => Promise<Parts>): Promise<Parts> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof Error) || isOfNext(error)) throw error
    shared.larkwayLayout = { failure: layoutFailure(error), atMs: performance.now() }
    throw Object.assign(error, { digest: layoutDigest })
  }
}

/** Next also numbers errors that it has seen, such as one that the page's head met before. */
const isOfNext = (error: Error): boolean => 'digest' in error && /^[A-Z]/.test(String(error.digest))

/** How a layout has failed since that time, on the clock of `performance.now()`; null if none has. */
export function layoutFailureSince(sinceMs: number): RouteFailure | null {
  const state = shared.larkwayLayout
  return state && state.atMs >= sinceMs ? state.failure : null
}
