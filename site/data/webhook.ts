import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateTag } from 'next/cache'
import { purgeCdn } from './purge-cdn.ts'
import { boundedBody } from './bounded-body.ts'

/** Far above any document. */
const largestBytes = 32_000_000

/**
 * Receives a signed webhook and expires the tags its body stands for, so that pages made from
 * them render anew on their next request. 401 for a signature that does not fit, 503 when no
 * secret is configured.
 */
export async function receiveWebhook(
  request: Request,
  secret: string | null,
  tagsOf: (body: unknown) => string[],
): Promise<Response> {
  if (!secret) return answer(503, { message: 'Webhooks are off: set WEBHOOK_SECRET.' })
  const body = await boundedBody(request, largestBytes)
  if (!body) return answer(413, { message: 'The body is larger than 32 MB.' })
  const text = body.toString('utf8')
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? ''
  if (!(await isValidSignature(text, signature, secret)))
    return answer(401, { message: 'The signature does not fit the body.' })
  const tags = tagsOf(JSON.parse(text))
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  if (!(await purgeCdn(tags)))
    return answer(502, { message: 'The shared cache did not take the news.' })
  return answer(200, { expired: tags })
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
