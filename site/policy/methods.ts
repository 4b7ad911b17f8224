import { isPagePath } from '#core/routes/page-paths.ts'

const readable = ['GET', 'HEAD'] as const

/**
 * What handlers take that is more or other than reading, by the start of their path. Null leaves it to
 * the leasing API, which answers for itself.
 */
const handlers: readonly (readonly [prefix: string, methods: readonly string[] | null])[] = [
  // Answered here, for the sake of their cookie. Rule S-70.
  ['/api/login', ['POST']],
  ['/api/refresh', ['POST']],
  ['/api/logout', ['POST']],
  ['/api/', null],
  // The addresses that mail programs have of an e-mail, for people without one-click. Rules W-123, W-132.
  ['/forms/unsubscribe', ['GET', 'HEAD', 'POST']],
  ['/forms/stop-alerts', ['GET', 'HEAD', 'POST']],
  ['/forms/', ['POST']],
  ['/site/webhooks/', ['POST']],
  ['/site/draft/perspective', ['POST']],
]

/**
 * The methods that an address takes; null when that is for the leasing API to say. Everything that
 * is no handler can only be read: pages, icons, the manifest, robots, site maps, pictures, checks,
 * files of the build. Rule G-08.
 */
export function methodsOf(pathname: string): readonly string[] | null {
  const handler = isPagePath(pathname)
    ? undefined
    : handlers.find(([prefix]) => pathname.startsWith(prefix))
  return handler ? handler[1] : readable
}
