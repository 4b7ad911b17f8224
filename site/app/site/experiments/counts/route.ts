import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { config } from '#site/config.ts'
import { previewClient } from '#site/data/content/content-clients.ts'
import { reasonOf } from '#site/data/content/reason-of.ts'
import { experimentCounts } from '#site/data/experiments/server.ts'

export const dynamic = 'force-dynamic'

const studios = new Set(config.contentLake.studioUrls.map((url) => new URL(url).origin))

/**
 * What was counted of experiments from the day `from` on, for the Studio, which proves by a secret
 * that it has just put into the content backend that its user may write there; as for the preview. 401
 * without it, 403 for a page that is no Studio of ours. Rule X-22.
 */
export async function GET(request: Request): Promise<Response> {
  const origin = request.headers.get('origin') ?? ''
  if (!studios.has(origin)) return new Response('This is for the Studio alone.', { status: 403 })
  const answer = (body: unknown, status = 200) =>
    Response.json(body, {
      status,
      headers: {
        'access-control-allow-origin': origin,
        'cache-control': 'no-store',
        vary: 'Origin',
      },
    })
  const { searchParams } = new URL(request.url)
  if (!(await isFromStudio(request.url, searchParams)))
    return answer({ message: 'Open this from the Studio.' }, 401)
  try {
    return answer(await experimentCounts(searchParams.get('from') ?? ''))
  } catch (error) {
    if (!(error instanceof LeasingApiError)) throw error
    return answer({ message: 'The counts cannot be had at the moment.' }, 502)
  }
}

async function isFromStudio(url: string, search: URLSearchParams): Promise<boolean> {
  const client = await previewClient()
  if (client === null || !search.get(urlSearchParamPreviewSecret)) return false
  try {
    return (await validatePreviewUrl(client, url)).isValid
  } catch (error) {
    console.error(`The secret of the Studio could not be checked. ${reasonOf(error)}`)
    return false
  }
}
