import type { Caching } from '../call.ts'

/**
 * The caching of an answer. What everybody sees the same may be kept for half a minute and shown
 * for five more while it is asked anew; what is of one person is never kept. Rule C-13.
 */
export const cacheControl = {
  public: 'public, max-age=30, stale-while-revalidate=300',
  private: 'no-store',
} as const satisfies Record<Caching, string>
