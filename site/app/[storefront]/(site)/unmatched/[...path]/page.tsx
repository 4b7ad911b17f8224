import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { movedAddress } from '#site/data/redirects/server.ts'

type Props = {
  params: Promise<{ path: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * An address without a route where no front server stands before Next: sent on when an editor
 * moved it. A page cannot say 301 or 302; Next's 308 and 307 mean the same for what is only read.
 */
export default async function UnmatchedPath({ params, searchParams }: Props): Promise<never> {
  const [{ path }, query] = await Promise.all([params, searchParams])
  const move = await movedAddress(`/${path.join('/')}`, searchOf(query))
  if (!move) notFound()
  if (move.status === 301) permanentRedirect(move.location)
  redirect(move.location)
}

function searchOf(query: Record<string, string | string[] | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? ''].flat().map((each) => [name, each]),
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
