import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { previewClient } from '#site/data/content/content-clients.ts'
import { beginPreview } from '#site/data/preview/preview-session.ts'
import { parsePerspective } from '#site/data/preview/preview-perspective.ts'
import { reasonOf } from '#site/data/content/reason-of.ts'
import { previewRefusal, toPreviewTarget } from '#site/data/preview/preview-target.ts'

/**
 * Where the Studio opens the preview: checks the secret that it has just put into the content
 * backend, then shows this browser what is chosen there, drafts where that is no perspective. 401
 * for a secret that is not there. Rule E-18.
 */
export async function GET(request: Request): Promise<Response> {
  const client = await previewClient()
  if (client === null)
    return previewRefusal(
      503,
      'The preview is off: no token for the content backend is configured.',
    )
  try {
    const { isValid, redirectTo, studioPreviewPerspective } = await validatePreviewUrl(
      client,
      request.url,
    )
    if (!isValid)
      return previewRefusal(
        401,
        'This link to the preview is too old. Open it anew from the Studio.',
      )
    await beginPreview(parsePerspective(studioPreviewPerspective) ?? 'drafts')
    return toPreviewTarget(redirectTo)
  } catch (error) {
    console.error(`The secret of the preview could not be checked. ${reasonOf(error)}`)
    return previewRefusal(502, 'The content backend did not answer. Try again in a moment.')
  }
}
