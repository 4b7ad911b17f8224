import { providerMark } from '#site/data/providers/provider-mark.ts'

/** A provider's mark, drawn from its name, until a real logo is supplied. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  const slug = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(file)?.[1]
  if (!slug || slug.length > 60) return new Response('Not found', { status: 404 })
  return new Response(providerMark(slug), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
