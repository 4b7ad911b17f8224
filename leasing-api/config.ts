import path from 'node:path'
import { type Environment, environmentReader } from '#server-kit/environment.ts'
import { readSecrets, secretFile } from '#server-kit/secret-file.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { dataCentreOf, type MailchimpConfig } from './adapters/mailchimp.ts'
import type { MetaConfig } from './adapters/meta-conversions.ts'
import type { ValuationConfig } from './adapters/partner-valuation.ts'
import type { ContentConfig } from './content/ask-content.ts'

const root = path.resolve(import.meta.dirname, '..')

export type TwilioConfig = { accountSid: string; authToken: string; from: string }

export type Config = {
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
  twilio: TwilioConfig | null
  /** Who keeps the newsletter's audience; null means our own table. */
  mailchimp: MailchimpConfig | null
  /** Who is told of conversions; null means our own table. */
  meta: MetaConfig | null
  /** Who values cars; null means our own estimate. */
  valuation: ValuationConfig | null
  logLevel: string
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
  const twilio = env.service('SMS sending')
  const mailchimp = env.service('newsletter audience')
  const meta = env.service('conversions for the ad network')
  const valuation = env.service('valuation of cars')
  env.service('e-mail')
  if (mailchimp && dataCentreOf(mailchimp[0]!) === null) {
    throw new UserError(
      'MAILCHIMP_API_KEY does not end in a data centre. Copy the whole key, such as 0123456789abcdef-us21.',
    )
  }
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
    twilio: twilio && { accountSid: twilio[0]!, authToken: twilio[1]!, from: twilio[2]! },
    mailchimp: mailchimp && { apiKey: mailchimp[0]!, listId: mailchimp[1]! },
    meta: meta && { pixelId: meta[0]!, accessToken: meta[1]! },
    valuation: valuation && { url: env.url('VALUATION_URL')!, key: valuation[1]! },
    logLevel: env.text('LOG_LEVEL'),
  }
}
