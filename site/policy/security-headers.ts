import { isEmbedded } from '#core/routes/embedded-paths.ts'
import type { Framing } from './content-security-policy.ts'

/**
 * Who may show a page in a frame: those under /embedded the sites that their storefront lists, any
 * other nobody. Rules D-18, D-82.
 */
export const framingOf = (pathname: string, frameOrigins: readonly string[]): Framing =>
  isEmbedded(pathname) ? frameOrigins : []

/** Files that other sites may show: drawings, marks, pictures and the partners' script. */
export const sharedSources = [
  '/cars/:path*',
  '/providers/:path*',
  '/media/:path*',
  '/site/og/:path*',
  '/social.png',
  '/embed.js',
] as const

/**
 * Sent with every answer: https only, on every host below ours (rule D-16), the whole address of a
 * page told to our own pages alone (rule D-19), no sensors and no location (rule D-20).
 */
export function securityHeaders(hstsSeconds: number): Record<string, string> {
  return {
    'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), gyroscope=(), magnetometer=(), camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
