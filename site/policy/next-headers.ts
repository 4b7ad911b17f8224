import type { Header } from 'next/dist/lib/load-custom-routes.js'
import type { Storefront } from '#core/storefronts/storefronts.ts'
import {
  contentSecurityPolicy,
  type Framing,
  previewSecurityPolicy,
} from './content-security-policy.ts'
import { pageCaching } from './page-caching.ts'
import { previewCookie, previewHeaders } from './preview.ts'
import { anyOf } from './any-host.ts'
import { pageSource } from './page-source.ts'
import { routes } from './routes.ts'
import type { ThirdParties } from '#core/consent/third-parties.ts'
import { securityHeaders, sharedSources } from './security-headers.ts'
import { thirdPartySources } from './third-parties.ts'

const inPreview = { type: 'cookie', key: previewCookie } as const

type Settings = {
  hstsSeconds: number
  cdnPurgeUrl: string | null
  isDevelopment: boolean
  contentLake: { studioUrls: readonly string[] }
  thirdParties: ThirdParties
  /** The storefronts of a build without a front server; none where one says who may frame what. */
  storefronts?: readonly Pick<Storefront, 'hosts' | 'frameOrigins'>[]
}

/**
 * The headers that Next itself sends, so that they stand without the front server too. Later
 * entries replace earlier ones of the same name.
 */
export function nextHeaders({
  hstsSeconds,
  cdnPurgeUrl,
  isDevelopment,
  contentLake,
  thirdParties,
  storefronts = [],
}: Settings): Header[] {
  const canPurge = cdnPurgeUrl !== null
  const others = thirdPartySources(thirdParties)
  const policy = (framing: Framing): Record<string, string> =>
    // Development needs `eval` and inline styles, so it has no policy.
    isDevelopment
      ? {}
      : { 'Content-Security-Policy': contentSecurityPolicy(["'unsafe-inline'"], framing, others) }
  return [
    entry('/:path*', securityHeaders(hstsSeconds)),
    ...sharedSources.map((source) =>
      entry(source, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ),
    entry(pageSource, { ...policy([]), ...(!isDevelopment && pageCaching(false, canPurge)) }),
    ...storefronts
      .filter(({ frameOrigins }) => frameOrigins.length > 0)
      .map(({ hosts, frameOrigins }) => ({
        ...entry('/embedded/:path*', policy(frameOrigins)),
        has: [{ type: 'host' as const, value: anyOf(hosts) }],
      })),
    {
      ...entry('/:path((?!embedded(?:/|$)).*)', { 'X-Frame-Options': 'DENY' }),
      missing: [inPreview],
    },
    ...(canPurge ? cachedPages() : []),
    ...routes
      .filter(({ isNoindex }) => isNoindex)
      .map(({ path }) => entry(path, { 'X-Robots-Tag': 'noindex' })),
    {
      ...entry(pageSource, {
        ...previewHeaders,
        ...(!isDevelopment && {
          'Content-Security-Policy': previewSecurityPolicy(
            ["'unsafe-inline'"],
            contentLake.studioUrls,
          ),
        }),
      }),
      has: [inPreview],
    },
  ].filter(({ headers }) => headers.length > 0)
}

function cachedPages(): Header[] {
  return routes
    .filter(({ kind }) => kind === 'fixed')
    .map(({ path, twinKeys = [] }) => ({
      ...entry(path, pageCaching(true, true)),
      missing: twinKeys.map((key) => ({ type: 'query' as const, key })),
    }))
}

const entry = (source: string, headers: Record<string, string>): Header => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})
