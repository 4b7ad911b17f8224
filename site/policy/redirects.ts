import type { Redirect } from 'next/dist/lib/load-custom-routes.js'
import { blogPath } from '#core/routes/blog.ts'
import { blogTarget } from '#core/routes/blog-target.ts'
import { movedRoutes } from '#core/routes/short-forms.ts'
import { hasRoute } from './routes.ts'

/**
 * Addresses that moved or are short for another, and the slash at an end. Only those whose target
 * is built stand here. Rules, D-21.
 */
export function redirects(blogUrl: string | null): Redirect[] {
  const moved = (source: string, destination: string): Redirect => ({
    source,
    destination,
    statusCode: 301,
  })
  return [
    // Next's own redirect for this is a 308. A path that starts with two slashes would name another host.
    moved('/:path((?!_next/|api/|/|\\\\).*[^/])/', '/:path'),
    // A parameter's name is read as its value here, which every such parameter may be.
    ...movedRoutes.filter(({ to }) => hasRoute(to)).map(({ from, to }) => moved(from, to)),
    { source: blogPath, destination: blogTarget(blogUrl), statusCode: 302 },
  ]
}
