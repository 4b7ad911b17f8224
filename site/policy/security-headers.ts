import type { Framing } from './content-security-policy.ts'

/** Pages that a finance partner may show in a frame. */
export const framingOf = (pathname: string): Framing =>
  pathname === '/embedded' || pathname.startsWith('/embedded/') ? 'anyone' : 'none'

/** Files that other sites may show: drawings, marks, pictures and the partners' script. */
export const sharedSources = [
  '/cars/:path*',
  '/providers/:path*',
  '/media/:path*',
  '/site/og/:path*',
  '/embed.js',
] as const

/** Sent with every answer. */
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
