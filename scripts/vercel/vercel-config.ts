import { readConfig } from '#site/config.ts'
import { nextHeaders } from '#site/policy/next-headers.ts'

/** What a host such as Vercel reads: how to build, and the headers of whatever it sends by itself. */
export type VercelConfig = {
  $schema: string
  framework: 'nextjs'
  installCommand: string
  buildCommand: string
  outputDirectory: string
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/** What depends on the page and on the preview's cookie, which Next alone knows. */
const ofPages: readonly string[] = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Cache-Control',
  'CDN-Cache-Control',
]

/**
 * The contents of `vercel.json`: the headers are those of `site/policy`, as Next sends them by itself,
 * for files that the host sends without asking Next.
 */
export function vercelConfig(): VercelConfig {
  const headers = nextHeaders(readConfig({}))
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'nextjs',
    installCommand: 'npm ci',
    buildCommand: 'next build site',
    outputDirectory: 'site/.next',
    headers: headers.flatMap(({ source, has, headers: all }) => {
      const lasting = all.filter(({ key }) => !ofPages.includes(key))
      return has === undefined && lasting.length > 0 ? [{ source, headers: lasting }] : []
    }),
  }
}

export const vercelText = (): string => `${JSON.stringify(vercelConfig(), null, 2)}\n`
