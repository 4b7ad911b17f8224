import { isAddressOrRange } from '#server-kit/client-address.ts'
import { UserError } from '#server-kit/user-error.ts'
import { type ContentProject, contentProject } from '#schemas/content-project.ts'

/** The site's settings, read from the environment once. Everything else receives values. */
export type SiteConfig = {
  /** Where visitors find the site; the base of canonical addresses. */
  siteUrl: string
  leasingApiUrl: string
  contentLake: {
    projectId: string
    dataset: string
    apiVersion: string
    /** The embedded server's address; null for Sanity's hosted Content Lake. */
    embeddedUrl: string | null
    /** Reads unpublished content for the preview; null where the embedded lake keeps its own. */
    token: string | null
    /** Names this site to the embedded lake, which then answers before it answers strangers; else null. */
    readToken: string | null
    /** Where editors work, the address first that overlays lead to; these may show the preview in a frame. */
    studioUrls: string[]
  }
  /** Where the embedded parts keep what outlives them: tokens, and the last good content. */
  dataFolder: string | null
  /** The site is being built, where nothing is kept from before and haste helps nobody. */
  isBuilding: boolean
  /** Signs the webhooks of the leasing API and the content backend; null refuses them all. */
  webhookSecret: string | null
  /** Where unsent messages can be read, on a demonstration without real senders; else null. */
  outboxUrl: string | null
  /** The blog's address, when there is one. */
  blogUrl: string | null
  /** Host names beside the listed ones at which the own storefront answers: that of SITE_URL, and a deployment's own. */
  ownHosts: string[]
  /** Seconds for which browsers reach the site by https only. */
  hstsSeconds: number
  /** Called after each webhook with the tags that expired; without it no shared cache keeps pages. */
  cdnPurgeUrl: string | null
  /** Hot reload: no content security policy, nothing kept. */
  isDevelopment: boolean
  /** Whether the front server, which compresses and hashes, runs in this process. */
  isBehindFront: boolean
  /** On Vercel, where no front server of ours runs. */
  isVercel: boolean
  front: FrontConfig
}

/** What only the front server needs. */
export type FrontConfig = {
  port: number
  /** Addresses to listen on; more than one where `localhost` may mean either family. */
  hosts: string[]
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Every page answers 503 with the maintenance page. */
  isMaintenance: boolean
}

/**
 * Reads the settings. Unset groups mean the embedded parts; in production a hosted content
 * project without its dataset is refused, since half a group can only be a mistake.
 */
export function readConfig(environment: NodeJS.ProcessEnv): SiteConfig {
  const port = wholeNumber('SITE_PORT', environment.SITE_PORT, 3000, { from: 1, to: 65_535 })
  const siteHost = environment.SITE_HOST?.trim()
  const { projectId, dataset, isHosted } = projectOf(environment)
  const embeddedUrl = isHosted
    ? null
    : address('CONTENT_LAKE_URL', environment.CONTENT_LAKE_URL, 'http://127.0.0.1:4100')
  return {
    siteUrl: address('SITE_URL', environment.SITE_URL, `http://localhost:${port}`),
    leasingApiUrl: address('LEASING_API_URL', environment.LEASING_API_URL, 'http://127.0.0.1:4000'),
    contentLake: {
      projectId,
      dataset,
      apiVersion: '2026-11-01',
      embeddedUrl,
      token: (isHosted ? environment.SANITY_TOKEN : environment.CONTENT_TOKEN) || null,
      readToken: (!isHosted && environment.CONTENT_READ_TOKEN) || null,
      studioUrls: studioUrls(environment.STUDIO_URL, embeddedUrl),
    },
    dataFolder: environment.LARKWAY_DATA || null,
    isBuilding: environment.NEXT_PHASE === 'phase-production-build',
    webhookSecret: environment.WEBHOOK_SECRET || null,
    outboxUrl: environment.OUTBOX_URL || null,
    blogUrl: environment.BLOG_URL ? address('BLOG_URL', environment.BLOG_URL, '') : null,
    ownHosts: [
      listenedName(environment.SITE_HOST),
      environment.SITE_URL && URL.canParse(environment.SITE_URL)
        ? new URL(environment.SITE_URL).hostname
        : '',
      environment.VERCEL_URL,
      environment.VERCEL_BRANCH_URL,
      environment.VERCEL_PROJECT_PRODUCTION_URL,
    ].flatMap((host) => (host ? [host.toLowerCase()] : [])),
    hstsSeconds: wholeNumber('HSTS_MAX_AGE', environment.HSTS_MAX_AGE, 2_592_000, {
      from: 0,
      to: 63_072_000,
    }),
    cdnPurgeUrl: environment.CDN_PURGE_URL
      ? address('CDN_PURGE_URL', environment.CDN_PURGE_URL, '')
      : null,
    isDevelopment: environment.NODE_ENV === 'development',
    isBehindFront: environment.SITE_FRONT === '1',
    isVercel: Boolean(environment.VERCEL),
    front: {
      port,
      hosts: siteHost && siteHost !== 'localhost' ? [siteHost] : ['127.0.0.1', '::1'],
      trustedProxies: addressList(
        'TRUSTED_PROXIES',
        environment.TRUSTED_PROXIES || '127.0.0.0/8,::1',
      ),
      isMaintenance: environment.MAINTENANCE === '1',
    },
  }
}

function projectOf(environment: NodeJS.ProcessEnv): ContentProject {
  try {
    return contentProject(environment)
  } catch (error) {
    throw new UserError((error as Error).message)
  }
}

function wholeNumber(
  name: string,
  value: string | undefined,
  fallback: number,
  { from, to }: { from: number; to: number },
): number {
  const text = value?.trim() || String(fallback)
  const number = Number(text)
  if (/^\d{1,9}$/.test(text) && number >= from && number <= to) return number
  throw new UserError(`${name} is "${text}". Give a whole number from ${from} to ${to}.`)
}

function addressList(name: string, value: string): string[] {
  const addresses = value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  const wrong = addresses.find((each) => !isAddressOrRange(each))
  if (wrong === undefined) return addresses
  throw new UserError(
    `${name} holds "${wrong}". Give addresses or ranges such as 10.0.0.0/8, separated by commas.`,
  )
}

function address(name: string, value: string | undefined, fallback: string): string {
  const text = value || fallback
  if (!URL.canParse(text))
    throw new UserError(`${name} is "${text}", which is not an address like https://example.com.`)
  return text.replace(/\/+$/, '')
}

/** The embedded lake serves the Studio, under both names of this machine; `sanity dev` has a port of its own. */
function studioUrls(given: string | undefined, embeddedUrl: string | null): string[] {
  if (given)
    return given
      .split(',')
      .filter((each) => each.trim() !== '')
      .map((each) => address('STUDIO_URL', each.trim(), ''))
  if (embeddedUrl === null) return []
  const { protocol, hostname, port } = new URL(embeddedUrl)
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return [embeddedUrl]
  return [
    `${protocol}//localhost:${port}`,
    `${protocol}//127.0.0.1:${port}`,
    'http://localhost:3333',
  ]
}

/** The address we were told to listen on is a name of ours as well, unless it stands for all of them. */
function listenedName(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return ''
  return host.includes(':') ? `[${host}]` : host
}

export const config = readConfig(process.env)
