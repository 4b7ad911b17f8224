import { type Environment, environmentReader } from '#server-kit/environment.ts'
import { readTelemetry, type TelemetrySettings } from '#server-kit/telemetry/telemetry-settings.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { type ContentProject, contentProject } from '#schemas/content-project.ts'
import type { ThirdParties } from '#core/consent/third-parties.ts'

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
  /** Services of others that pages load after consent. */
  thirdParties: ThirdParties
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
  /** Least level that is logged. */
  logLevel: string
  /** Where traces and metrics go; null: nowhere. */
  telemetry: TelemetrySettings | null
}

/**
 * Reads the settings. Unset groups mean the embedded parts; in production a hosted content
 * project without its dataset is refused, since half a group can only be a mistake.
 */
export function readConfig(environment: Environment): SiteConfig {
  const env = environmentReader(environment)
  const { projectId, dataset, isHosted } = projectOf(environment)
  const siteUrl = env.url('SITE_URL')
  const embeddedUrl = isHosted ? null : env.url('CONTENT_LAKE_URL')
  return {
    siteUrl,
    leasingApiUrl: env.url('LEASING_API_URL'),
    contentLake: {
      projectId,
      dataset,
      apiVersion: '2026-11-01',
      embeddedUrl,
      token: env.text(isHosted ? 'SANITY_TOKEN' : 'CONTENT_TOKEN'),
      readToken: isHosted ? null : env.text('CONTENT_READ_TOKEN'),
      studioUrls: env.given('STUDIO_URL') ? env.urls('STUDIO_URL') : studioUrls(embeddedUrl),
    },
    dataFolder: env.given('LARKWAY_DATA'),
    isBuilding: environment.NEXT_PHASE === 'phase-production-build',
    webhookSecret: env.text('WEBHOOK_SECRET'),
    outboxUrl: env.text('OUTBOX_URL'),
    blogUrl: env.url('BLOG_URL'),
    ownHosts: [
      listenedName(env.text('SITE_HOST')),
      env.given('SITE_URL') && new URL(siteUrl).hostname,
      environment.VERCEL_URL,
      environment.VERCEL_BRANCH_URL,
      environment.VERCEL_PROJECT_PRODUCTION_URL,
    ].flatMap((host) => (host ? [host.toLowerCase()] : [])),
    hstsSeconds: env.wholeNumber('HSTS_MAX_AGE'),
    cdnPurgeUrl: env.url('CDN_PURGE_URL'),
    thirdParties: {
      analyticsId: env.text('ANALYTICS_ID'),
      adPixelId: env.text('AD_PIXEL_ID'),
      chatScriptUrl: env.url('CHAT_SCRIPT_URL'),
      reviewsBusinessId: env.text('REVIEWS_BUSINESS_ID'),
    },
    isDevelopment: environment.NODE_ENV === 'development',
    isBehindFront: environment.SITE_FRONT === '1',
    isVercel: Boolean(environment.VERCEL),
    front: {
      port: env.wholeNumber('SITE_PORT'),
      hosts: env.hosts('SITE_HOST'),
      trustedProxies: env.addressRanges('TRUSTED_PROXIES'),
      isMaintenance: env.text('MAINTENANCE') === '1',
      logLevel: env.text('LOG_LEVEL'),
      telemetry: readTelemetry(env),
    },
  }
}

function projectOf(environment: Environment): ContentProject {
  try {
    return contentProject(environment)
  } catch (error) {
    throw new UserError((error as Error).message)
  }
}

/** The embedded lake serves the Studio, under both names of this machine; `sanity dev` has a port of its own. */
function studioUrls(embeddedUrl: string | null): string[] {
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
function listenedName(host: string | null): string {
  if (!host || host === '0.0.0.0' || host === '::') return ''
  return host.includes(':') ? `[${host}]` : host
}

export const config = readConfig(process.env)
