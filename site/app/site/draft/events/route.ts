import { previewClient } from '#site/data/content/content-clients.ts'
import { isPreview } from '#site/data/content/server.ts'
import { changeStream } from '#site/data/content/change-stream.ts'

export const dynamic = 'force-dynamic'

/**
 * Tells a browser in the preview when content changed, drafts included, so that it asks for its
 * page anew. The token for drafts stays on the server. 403 outside the preview.
 */
export async function GET(request: Request): Promise<Response> {
  if (!(await isPreview())) return new Response('The preview is not open.', { status: 403 })
  const client = await previewClient()
  if (client === null) return new Response('The preview is off.', { status: 503 })
  return new Response(changeStream(client.live.events({ includeDrafts: true }), request.signal), {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
