import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateTag } from 'next/cache'
import { config } from '#site/config.ts'
import { boundedBody } from '../bounded-body.ts'
import { news } from './news.ts'
import { repeater } from './repeater.ts'
import { isRepeat, repeatWebhook } from './repeat-webhook.ts'

/** Far above any news; what changed is fetched anew. */
const largestBytes = 1_000_000

/** Longest wait for the shared cache's answer. */
const patienceMs = 5000

const again = repeater((error) => console.error('A webhook could not be repeated.', error))

/**
 * Receives a signed webhook and expires the tags its body stands for, so that pages made from
 * them render anew on their next request. 401 for a signature that does not fit, 503 when no
 * secret is configured. Nobody without a signature has a body read.
 * @param beforeNews what this process must know anew before it keeps any answer made after the news
 */
export async function receiveWebhook(
  request: Request,
  secret: string | null,
  tagsOf: (body: unknown) => string[],
  beforeNews: (tags: readonly string[]) => Promise<unknown> = async () => undefined,
): Promise<Response> {
  if (!secret) return answer(503, { message: 'Webhooks are off: set WEBHOOK_SECRET.' })
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (!signature) return answer(401, { message: 'The signature is missing.' })
  const body = isAnnouncedTooLarge(request) ? null : await boundedBody(request, largestBytes)
  if (!body) return answer(413, { message: 'The body is larger than 1 MB.' })
  const text = body.toString('utf8')
  if (!(await isValidSignature(text, signature, secret)))
    return answer(401, { message: 'The signature does not fit the body.' })
  const tags = tagsOf(JSON.parse(text))
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  await beforeNews(tags)
  news.generation += 1
  if (config.isBehindFront && !isRepeat(request)) {
    const { pathname } = new URL(request.url)
    again(tags.join(), () => repeatWebhook(config.front, secret, pathname, text))
  }
  if (!(await purgeCdn(tags)))
    return answer(502, { message: 'The shared cache did not take the news.' })
  return answer(200, { expired: tags })
}

const isAnnouncedTooLarge = (request: Request): boolean =>
  Number(request.headers.get('content-length') ?? 0) > largestBytes

/**
 * Tells the shared cache in front of the site, where there is one, that everything with these
 * tags is out of date. False when it did not say yes, so that the sender of the news tries again.
 */
async function purgeCdn(tags: readonly string[]): Promise<boolean> {
  if (config.cdnPurgeUrl === null) return true
  try {
    const response = await fetch(config.cdnPurgeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Pages carry the two families only; `content:guide` belongs to `content`.
      body: JSON.stringify({ tags: [...new Set(tags.map((tag) => tag.split(':')[0]))] }),
      signal: AbortSignal.timeout(patienceMs),
      cache: 'no-store',
    })
    return response.ok
  } catch (error) {
    console.error('The shared cache could not be told what expired.', error)
    return false
  }
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
