import { parseCarFileName } from '#site/ui/car-drawing/car-file-name.ts'
import { drawCar } from '#site/ui/car-drawing/draw-car.ts'

/** A drawn car. Its name says everything about it; a month is kept because drawings are still being improved. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const drawing = parseCarFileName((await params).file)
  if (!drawing)
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(drawCar(drawing), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=2592000, stale-while-revalidate=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
