import type { Rewrite } from 'next/dist/lib/load-custom-routes.js'
import { storefrontHeader } from '#core/storefronts/storefront-header.ts'
import type { Storefront } from '#core/storefronts/storefronts.ts'
import { factsOf } from '#core/routes/route-table.ts'
import { markdownPrefix, markdownRoutes, markdownType } from './markdown-pages.ts'
import { pageSource, storefrontFileSource } from './page-source.ts'
import { innerHeader, innerRoutes, routes } from './routes.ts'
import { anyOf } from './any-host.ts'
import { ownStorefront } from './storefronts.ts'

type Rewrites = { beforeFiles: Rewrite[]; afterFiles: Rewrite[]; fallback: Rewrite[] }

/** The storefront that the front server named, as a part of where a rewrite leads. */
const named = { type: 'header', key: storefrontHeader, value: '(?<storefront>[a-z0-9-]+)' } as const

/**
 * How an address finds its page: names that only rewrites use are hidden, readers of Markdown get
 * it (rule E-33), a query leads a fixed page to its live twin, and the storefront stands in front
 * (rule D-77): the one that the front server names, and where none stands before Next, the one whose
 * host it was when the site was built. What then has no route ends at one 404 per storefront.
 * @param hosts the storefronts of a build without a front server, each with its hosts; else null
 * @param apiUrl the leasing API, where no front server forwards to it; else null
 */
export function rewrites({
  hosts,
  apiUrl,
}: {
  hosts: readonly Pick<Storefront, 'key' | 'hosts'>[] | null
  apiUrl: string | null
}): Rewrites {
  const inner = innerRoutes.join('|')
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
      ...[pageSource, storefrontFileSource].flatMap((source) => fromStorefronts(source, hosts)),
    ],
    afterFiles:
      apiUrl === null
        ? []
        : ['/api/:path*', '/manufacturers/:file(.+\\.svg)'].map((source) => ({
            source,
            destination: apiUrl + source.replace(/\(.*/, ''),
          })),
    fallback: [
      { source: pageSource, has: [named], destination: '/:storefront/unmatched' },
      // Without the front server a page of its own looks whether the address moved.
      ...(hosts ?? [ownStorefront]).map(({ key }) => ({
        source: `/${key}/:path*`,
        destination: `/${key}/unmatched/:path*`,
      })),
    ],
  }
}

/** Puts the storefront in front of a path. */
function fromStorefronts(
  source: string,
  hosts: readonly Pick<Storefront, 'key' | 'hosts'>[] | null,
): Rewrite[] {
  const name = source === pageSource ? ':path' : ':file'
  if (hosts === null)
    return [
      { source, has: [named], destination: `/:storefront/${name}` },
      {
        source,
        missing: [{ type: 'header', key: storefrontHeader }],
        destination: `/${ownStorefront.key}/${name}`,
      },
    ]
  return [
    ...hosts.map((storefront) => ({
      source,
      has: [{ type: 'host' as const, value: anyOf(storefront.hosts) }],
      destination: `/${storefront.key}/${name}`,
    })),
    {
      source,
      missing: [{ type: 'host', value: anyOf(hosts.flatMap((each) => each.hosts)) }],
      destination: `/${ownStorefront.key}/unmatched`,
    },
  ]
}
