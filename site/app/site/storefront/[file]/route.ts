import { storefrontFileOf } from '#site/components/layout/style-sheet.ts'

/** A storefront's style sheet or icon, which its name says all of. Rule D-79. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const file = storefrontFileOf((await params).file)
  if (file === null) return new Response('Not found', { status: 404 })
  return new Response(file.text, {
    headers: {
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
