import { boundedBody } from '#site/data/bounded-body.ts'
import { isPreview } from '#site/data/content/server.ts'
import { parsePerspective } from '#site/data/preview/preview-perspective.ts'
import { previewRefusal } from '#site/data/preview/preview-target.ts'
import { changePerspective } from '#site/data/preview/preview-session.ts'

/** More than any perspective's text. */
const mostBytes = 2000

/**
 * The perspective that an editor chose in the Studio while the preview is open, as text. 204 once
 * this browser sees it, 400 for what is no perspective, 403 outside the preview. Rule E-18.
 */
export async function POST(request: Request): Promise<Response> {
  if (!(await isPreview())) return previewRefusal(403, 'The preview is not open.')
  const perspective = parsePerspective((await boundedBody(request, mostBytes))?.toString())
  if (perspective === null) return previewRefusal(400, 'This is no perspective.')
  await changePerspective(perspective)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
