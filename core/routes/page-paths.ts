/** Path prefixes that are answered without a storefront: Next's own, the API, handlers and files. */
const plainPrefixes = ['_next', 'api', 'site', 'forms', 'media', 'cars', 'providers'] as const

/** Files at the root that are no pages: icons, the manifest, robots, the site map, the partners' script. */
const plainFile = '[^/]+\\.(?:ico|svg|png|txt|xml|js|webmanifest)'

/** The wordmarks of makes, which the leasing API draws beside the page of all makes. Rule K-30. */
const wordmark = 'manufacturers/[^/]+\\.svg'

/** Source of a regular expression that matches what follows the first slash of a path without a page. */
export const noPage = `(?:${plainPrefixes.join('|')})(?:/|$)|${plainFile}$|${wordmark}$`

/** Files at the root that each storefront has of its own: they name it, or hold its addresses. Rule D-80. */
export const storefrontFile =
  '(?:feed|sitemap|sitemap-(?:pages|guides|makes|deals))\\.xml|(?:robots|llms)\\.txt|site\\.webmanifest'

/** The feed of guides. Rule E-31. */
export const feedPath = '/feed.xml'

const plainPath = new RegExp(`^/(?:${noPage})`)

/** Whether a path is a page's, existing or not, rather than a handler's or a file's. */
export const isPagePath = (pathname: string): boolean => !plainPath.test(pathname)

/** Calls that the site answers, because their refresh token stands in a cookie of its own. Rule S-70. */
const sessionCalls = '(?:login|refresh|logout)'

const forwarded = new RegExp(`^/(?:api/(?!${sessionCalls}$)|${wordmark}$)`)

/** Whether the leasing API answers a path: its calls, and the wordmarks of makes. */
export const isForwarded = (pathname: string): boolean => forwarded.test(pathname)
