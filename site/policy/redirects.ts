import type { Redirect } from 'next/dist/lib/load-custom-routes.js'

/** Addresses that moved or are short for another. Only targets that exist stand here. */
export function redirects(blogUrl: string | null): Redirect[] {
  const moved = (source: string, destination: string): Redirect => ({
    source,
    destination,
    statusCode: 301,
  })
  return [
    // Next's own redirect for this is a 308. A path that starts with two slashes would name another host.
    moved('/:path((?!_next/|api/|/|\\\\).*[^/])/', '/:path'),
    moved('/vehicles', '/car-search'),
    moved('/vehicles/offers', '/car-search'),
    moved('/vehicles/get-this-deal', '/car-search'),
    moved('/maintenance', '/'),
    { source: '/shaking-news', destination: blogUrl ?? '/car-leasing-guides', statusCode: 302 },
  ]
}
