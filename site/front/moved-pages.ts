import type { AddressInfo } from 'node:net'
import type { Move } from '#core/routes/moved-address.ts'
import { movedPath } from '../policy/routes.ts'
import { askOurselves } from './ask-ourselves.ts'

/**
 * Looks up the editors' redirect of an address without a page, from the site, which caches
 * redirects under their tag. Null without one, or when the lookup fails.
 */
export function movedPages(listeningAt: () => AddressInfo | null) {
  return async (host: string, pathname: string, search: string): Promise<Move | null> => {
    const query = new URLSearchParams({ path: pathname, search })
    try {
      const answer = await askOurselves(listeningAt(), `${movedPath}?${query}`, { host })
      return answer.status === 200 ? (JSON.parse(answer.body.toString('utf8')) as Move) : null
    } catch (error) {
      console.error(`Whether ${pathname} moved cannot be told.`, error)
      return null
    }
  }
}
