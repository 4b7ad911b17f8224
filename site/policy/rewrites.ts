import type { Rewrite } from 'next/dist/lib/load-custom-routes.js'
import { factsOf } from '#core/routes/route-table.ts'
import { markdownPrefix, markdownRoutes, markdownType } from './markdown-pages.ts'
import { pageSource } from './page-source.ts'
import { frontHeader, innerHeader, innerRoutes, routes } from './routes.ts'
import { ownStorefront, storefronts } from './storefronts.ts'

type Rewrites = { beforeFiles: Rewrite[]; afterFiles: Rewrite[]; fallback: Rewrite[] }

/**
 * How an address finds its page: names that only rewrites use are hidden, readers of Markdown get
 * it (rule E-33), a query leads a fixed page to its live twin, and the host puts its storefront in front. What then has no route ends
 * at one 404 per storefront.
 * @param ownHosts hosts of the own storefront beside the listed ones
 * @param apiUrl the leasing API, where no front server forwards to it; else null
 */
export function rewrites({
  ownHosts,
  apiUrl,
}: {
  ownHosts: readonly string[]
  apiUrl: string | null
}): Rewrites {
  const inner = innerRoutes.join('|')
  const hostsOf = ({ key, hosts }: (typeof storefronts)[number]) =>
    key === ownStorefront.key ? [...hosts, ...ownHosts] : [...hosts]
  return {
    beforeFiles: [
      {
        source: `/:inner(${inner})/:path*`,
        missing: [{ type: 'header', key: innerHeader }],
        destination: '/unmatched',
      },
      ...markdownRoutes.map((name): Rewrite => {
        const { pattern } = factsOf(name)
        return {
          source: pattern,
          has: [{ type: 'header', key: 'accept', value: `.*${markdownType}.*` }],
          destination: markdownPrefix + pattern,
        }
      }),
      ...routes.flatMap(({ path, twinKeys = [] }) =>
        twinKeys.map((key): Rewrite => ({
          source: path,
          has: [{ type: 'query', key }],
          destination: `/live${path}`,
        })),
      ),
      ...storefronts.map((storefront): Rewrite => ({
        source: pageSource,
        has: [{ type: 'host', value: anyOf(hostsOf(storefront)) }],
        destination: `/${storefront.key}/:path`,
      })),
      {
        source: pageSource,
        missing: [{ type: 'host', value: anyOf(storefronts.flatMap(hostsOf)) }],
        destination: `/${ownStorefront.key}/unmatched`,
      },
    ],
    afterFiles:
      apiUrl === null
        ? []
        : ['/api/:path*', '/manufacturers/:file(.+\\.svg)'].map((source) => ({
            source,
            destination: apiUrl + source.replace(/\(.*/, ''),
          })),
    fallback: storefronts.flatMap(({ key }): Rewrite[] => [
      {
        source: `/${key}/:path*`,
        has: [{ type: 'header', key: frontHeader }],
        destination: `/${key}/unmatched`,
      },
      // Without the front server a page of its own looks whether the address moved.
      { source: `/${key}/:path*`, destination: `/${key}/unmatched/:path*` },
    ]),
  }
}

/** Next compares what stands before the first colon of Host: of an IPv6 address that is its bracket. */
function anyOf(hosts: readonly string[]): string {
  const compared = hosts.map((host) => (host.startsWith('[') ? '\\[' : host.replaceAll('.', '\\.')))
  return `(?:${[...new Set(compared)].join('|')})`
}
