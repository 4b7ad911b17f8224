import { movedAddress } from '#site/data/redirects/server.ts'

/**
 * Whether an address without a page moved, for the front server: `path`, and its query as
 * `search`. 200 with where it leads, else 404.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const move = await movedAddress(searchParams.get('path') ?? '', searchParams.get('search') ?? '')
  return Response.json(move ?? { message: 'This address did not move.' }, {
    status: move ? 200 : 404,
    headers: { 'cache-control': 'no-store' },
  })
}
