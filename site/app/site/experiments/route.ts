import { ContentUnavailableError } from '#site/data/content/stale-if-error.ts'
import { experimentsToday } from '#site/data/experiments/server.ts'

export const dynamic = 'force-dynamic'

/** What runs today, for browsers of visitors who agreed to statistics; 503 while nobody knows. Rule X-17. */
export async function GET(): Promise<Response> {
  try {
    return Response.json(await experimentsToday(), {
      headers: { 'cache-control': 'public, max-age=60' },
    })
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}
