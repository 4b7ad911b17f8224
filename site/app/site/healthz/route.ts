export const dynamic = 'force-dynamic'

/** Answers once the site can render. */
export function GET(): Response {
  return Response.json({ status: 'ready' }, { headers: { 'cache-control': 'no-store' } })
}
