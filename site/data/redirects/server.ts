import 'server-only'
import { type Move, movedTo } from '#core/routes/moved-address.ts'
import { redirectsQuery } from '#schemas/queries/redirects.ts'
import { contentOr } from '../content/server.ts'

/**
 * Where an address without a page leads, by the editors' redirects; null when it did not move.
 * Rule E-07.
 * @param search the visitor's query with its `?`, or empty
 */
export async function movedAddress(pathname: string, search: string): Promise<Move | null> {
  const addresses = await contentOr([], redirectsQuery, {})
  return movedTo(addresses, pathname, search)
}
