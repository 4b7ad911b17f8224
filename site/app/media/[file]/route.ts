import { LRUCache } from 'lru-cache'
import { config } from '#site/config.ts'
import { fetchMedia, type Media } from '#site/data/media/fetch-media.ts'
import { mediaRequest } from '#site/data/media/media-request.ts'

export const dynamic = 'force-dynamic'

const cached = new LRUCache<string, Media>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ bytes }, source) => source.length + bytes.length,
})

/**
 * A picture of the content, from our own origin so that no page of ours calls another. Its name
 * follows from its bytes, so it is kept for good. Rule E-09.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const backend = { ...config.contentLake, secret: config.webhookSecret }
  const source = mediaRequest(backend, (await params).file, searchParams)
  if (!source.ok) return failed(source.status)
  const known = cached.get(source.source)
  if (known) return picture(known)
  const fetched = await fetchMedia(source.source)
  if (!fetched.ok) return failed(fetched.status)
  cached.set(source.source, fetched.media)
  return picture(fetched.media)
}

const picture = ({ bytes, type }: Media): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

const words = {
  400: 'This version of the picture is not served.',
  404: 'Not found',
  502: 'The picture cannot be had now.',
  503: 'The picture cannot be had now.',
} as const

const failed = (status: keyof typeof words): Response =>
  new Response(words[status], {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '2' }),
    },
  })
