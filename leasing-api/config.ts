import path from 'node:path'
import { readSecrets } from '#server-kit/secret-file.ts'
import { UserError } from '#server-kit/user-error.ts'
import { dataCentreOf, type MailchimpConfig } from './adapters/mailchimp.ts'
import type { MetaConfig } from './adapters/meta-conversions.ts'
import type { ValuationConfig } from './adapters/partner-valuation.ts'
import type { ContentConfig } from './content/ask-content.ts'
import { isAddressOrRange } from '#server-kit/client-address.ts'

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

type Environment = Readonly<Record<string, string | undefined>>

/** Variables that only make sense together. */
const groups = {
  sanity: ['SANITY_PROJECT_ID', 'SANITY_DATASET'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  mailchimp: ['MAILCHIMP_API_KEY', 'MAILCHIMP_LIST_ID'],
  meta: ['META_PIXEL_ID', 'META_ACCESS_TOKEN'],
  valuation: ['VALUATION_URL', 'VALUATION_KEY'],
  smtp: ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_FROM'],
} as const

/**
 * Reads the environment once. An absent group of variables means the embedded default; secrets
 * that are not given are made once and kept in the data folder.
 * @throws UserError naming the variable and the fix
 */
export function readConfig(environment: Environment = process.env): Config {
  const text = (name: string) => environment[name]?.trim() || null
  const host = text('LEASING_API_HOST')
  const dataFolder = path.resolve(text('LARKWAY_DATA') ?? '.data')
  const sanity = wholeGroup(environment, groups.sanity)
  const twilio = wholeGroup(environment, groups.twilio)
  if (wholeGroup(environment, groups.smtp)) {
    throw new UserError(
      'SMTP_* is set, but e-mail cannot be sent yet: messages stay in the outbox. Remove the SMTP_* variables.',
    )
  }
  const mailchimp = wholeGroup(environment, groups.mailchimp)
  if (mailchimp && dataCentreOf(mailchimp[0]!) === null) {
    throw new UserError(
      'MAILCHIMP_API_KEY does not end in a data centre. Copy the whole key, such as 0123456789abcdef-us21.',
    )
  }
  const meta = wholeGroup(environment, groups.meta)
  const valuation = wholeGroup(environment, groups.valuation)
  const trustedProxies = (text('TRUSTED_PROXIES') ?? '127.0.0.0/8,::1')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  const wrong = trustedProxies.find((each) => !isAddressOrRange(each))
  if (wrong !== undefined) {
    throw new UserError(
      `TRUSTED_PROXIES holds "${wrong}". Give addresses or ranges such as 10.0.0.0/8, separated by commas.`,
    )
  }
  const webhookSecret = text('WEBHOOK_SECRET')
  const signingKey = text('SIGNING_KEY')
  if (signingKey !== null && signingKey.length < 16) {
    throw new UserError(
      'SIGNING_KEY is too short. Give at least 16 random characters, the same on every node.',
    )
  }
  const stored = readSecrets(dataFolder)
  return {
    port: portOf(text('LEASING_API_PORT') ?? '4000'),
    hosts: host === null || host === 'localhost' ? ['127.0.0.1', '::1'] : [host],
    dataFolder,
    databaseUrl: text('DATABASE_URL'),
    siteUrl: urlOf('SITE_URL', text('SITE_URL') ?? 'http://127.0.0.1:3000'),
    webhookSecret: webhookSecret ?? stored.webhookSecret,
    signingKey: signingKey ?? stored.signingKey,
    trustedProxies,
    contentLake: {
      projectId: sanity?.[0] ?? 'larkway',
      dataset: sanity?.[1] ?? 'production',
      apiVersion: '2026-11-01',
      embeddedUrl: sanity
        ? null
        : urlOf('CONTENT_LAKE_URL', text('CONTENT_LAKE_URL') ?? 'http://127.0.0.1:4100'),
      readToken: sanity ? null : text('CONTENT_READ_TOKEN'),
    },
    twilio: twilio && { accountSid: twilio[0]!, authToken: twilio[1]!, from: twilio[2]! },
    mailchimp: mailchimp && { apiKey: mailchimp[0]!, listId: mailchimp[1]! },
    meta: meta && { pixelId: meta[0]!, accessToken: meta[1]! },
    valuation: valuation && { url: urlOf('VALUATION_URL', valuation[0]!), key: valuation[1]! },
    logLevel: text('LOG_LEVEL') ?? 'info',
  }
}

/** The values of a group in its order; null when none is set. */
function wholeGroup(environment: Environment, names: readonly string[]): string[] | null {
  const missing = names.filter((name) => !environment[name]?.trim())
  if (missing.length === names.length) return null
  if (missing.length === 0) return names.map((name) => environment[name]!.trim())
  const given = names.filter((name) => !missing.includes(name))
  throw new UserError(
    `${given.join(', ')} needs ${missing.join(', ')} beside it. Add what is missing, or remove the whole group to use what is built in.`,
  )
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65535) return port
  throw new UserError(`LEASING_API_PORT is "${text}". Give a port from 1 to 65535.`)
}

function urlOf(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new UserError(`${name} is "${text}". Give an address such as http://127.0.0.1:3000.`)
  }
  return text.replace(/\/+$/, '')
}
