import path from 'node:path'
import type { NextConfig } from 'next'
import { config } from './config.ts'
import { storefronts } from './data/storefronts/directory.ts'
import { nextHeaders } from './policy/next-headers.ts'
import { redirects } from './policy/redirects.ts'
import { rewrites } from './policy/rewrites.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Without a front server the hosts are those of the build. */
async function storefrontsOfBuild() {
  await storefronts.reload()
  return storefronts.all()
}

const nextConfig: NextConfig = {
  turbopack: {
    root,
    // What next-intl's plugin does; the plugin itself looks for the file from the working directory.
    resolveAlias: {
      'next-intl/config': './i18n/request.ts',
      // React has had it since 18: SWR still brings a copy for older ones.
      'use-sync-external-store/shim': 'react',
    },
  },
  outputFileTracingRoot: root,
  reactCompiler: true,
  // `npm run check` looks at the types; a stranger's first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  skipTrailingSlashRedirect: true,
  // A page goes out whole, so its title and description stand in its head for everybody.
  htmlLimitedBots: /./,
  // The front server compresses what it sends, once for each version of a page.
  compress: !config.isBehindFront,
  // Pictures are drawn or served from /media; nothing is resized here.
  images: { unoptimized: true },
  // Pages and answers as data, counted in letters, of which most take two bytes here; whole pages
  // are cached by the front server, compressed.
  cacheMaxMemorySize: 8 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // How long a page that was fetched ahead is shown without being asked for again: prices change.
    staleTimes: { static: 30 },
  },
  redirects: async () => redirects(config.blogUrl),
  rewrites: async () =>
    rewrites(
      config.isVercel
        ? { hosts: await storefrontsOfBuild(), apiUrl: config.leasingApiUrl }
        : { hosts: null, apiUrl: null },
    ),
  headers: async () =>
    nextHeaders(config.isVercel ? { ...config, storefronts: await storefrontsOfBuild() } : config),
}

export default nextConfig
