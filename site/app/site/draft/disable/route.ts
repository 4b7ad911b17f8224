import { endPreview } from '#site/data/preview/preview-session.ts'
import { toPreviewTarget } from '#site/data/preview/preview-target.ts'

/** Leaves the preview and shows the page named by `to` as everybody sees it. */
export async function GET(request: Request): Promise<Response> {
  await endPreview()
  const to = new URL(request.url).searchParams.get('to') ?? undefined
  return toPreviewTarget(to)
}
