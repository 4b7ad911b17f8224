import path from 'node:path'
import { type Environment, environmentReader } from '#server-kit/environment.ts'
import { readSecrets, secretFile } from '#server-kit/secret-file.ts'
import { readTelemetry, type TelemetrySettings } from '#server-kit/telemetry/telemetry-settings.ts'
import type { ContentConfig } from './content/ask-content.ts'
import { readServices, type ServiceConfig } from './service-config.ts'

const root = path.resolve(import.meta.dirname, '..')

export type Config = ServiceConfig & {
  port: number
  /** Addresses to listen on; more than one where `localhost` may mean either family. */
  hosts: string[]
  dataFolder: string
  databaseUrl: string | null
  siteUrl: string
  /** Signs what we tell the site. */
  webhookSecret: string
  /** Signs leads that are posted to providers. Rule W-101. */
  leadWebhookSecret: string
  /** Keys the hashes of codes, write tokens and phones. */
  signingKey: string
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Who keeps the texts of pages; the embedded content lake unless Sanity's is named. */
  contentLake: ContentConfig
  /** The mailbox of whoever answers messages. */
  messagesTo: string
  logLevel: string
  /** Where traces and metrics go; null: nowhere. */
  telemetry: TelemetrySettings | null
  /** Lines of the log are for people. */
  isDevelopment: boolean
}

/**
 * Reads the environment once. An absent group of variables means the embedded default; secrets
 * that are not given are made once and kept in the data folder.
 * @throws UserError naming the variable and the fix
 */
export function readConfig(environment: Environment = process.env): Config {
  const env = environmentReader(environment)
  const dataFolder = path.resolve(root, env.text('LARKWAY_DATA'))
  const sanity = env.service('content')
  const signingKey = env.secret('SIGNING_KEY')
  const stored = readSecrets(dataFolder)
  return {
    port: env.wholeNumber('LEASING_API_PORT'),
    hosts: env.hosts('LEASING_API_HOST'),
    dataFolder,
    databaseUrl: env.text('DATABASE_URL'),
    siteUrl: env.url('SITE_URL'),
    webhookSecret: env.text('WEBHOOK_SECRET') ?? stored.webhookSecret,
    signingKey: signingKey ?? stored.signingKey,
    leadWebhookSecret:
      env.secret('LEAD_WEBHOOK_SECRET') ?? secretFile(dataFolder, 'lead-webhook-secret'),
    trustedProxies: env.addressRanges('TRUSTED_PROXIES'),
    contentLake: {
      projectId: sanity?.[0] ?? 'larkway',
      dataset: sanity?.[1] ?? 'production',
      apiVersion: '2026-11-01',
      embeddedUrl: sanity ? null : env.url('CONTENT_LAKE_URL'),
      readToken: sanity ? null : env.text('CONTENT_READ_TOKEN'),
    },
    messagesTo: env.text('MESSAGES_TO') ?? env.text('SMTP_FROM') ?? 'messages@larkway.example',
    ...readServices(environment),
    logLevel: env.text('LOG_LEVEL'),
    telemetry: readTelemetry(env),
    isDevelopment: environment.NODE_ENV === 'development',
  }
}
