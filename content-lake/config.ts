import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Environment, environmentReader } from '#server-kit/environment.ts'
import { readTelemetry, type TelemetrySettings } from '#server-kit/telemetry/telemetry-settings.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { readSecrets, secretFile } from '#server-kit/secret-file.ts'
import { embeddedProject } from '#schemas/content-project.ts'

/** Configuration of the content lake, read once. */
export interface LakeConfig {
  /** Addresses to listen on. */
  hosts: readonly string[]
  /** Port of the API and the Studio; the six after it carry browsers' event streams. */
  port: number
  projectId: string
  dataset: string
  /** Our own address without a slash at the end; addresses of images begin with it. */
  publicUrl: string
  /** Where the database and the webhook cursor live. */
  dataFolder: string
  /** The module whose content an empty dataset is given; null where it stays empty. */
  seed: string | null
  /** Opens writes and drafts to programs. */
  token: string
  /** Opens published documents to the site and the leasing API, whose queries wait for nobody's. */
  readToken: string
  /** Browser origins that may use the editor's cookie. */
  allowedOrigins: readonly string[]
  /** Host names we answer to; anything else is a rebound name and refused. */
  allowedHosts: readonly string[]
  webhook: { url: string; secret: string }
  /** The built Studio. */
  studioFolder: string
  logLevel: string
  /** Where traces and metrics go; null: nowhere. */
  telemetry: TelemetrySettings | null
  /** Lines of the log are for people. */
  isDevelopment: boolean
}

/**
 * Reads the environment. Absent variables mean the embedded default; secrets that are absent
 * are made once under the data folder.
 * @throws UserError naming the variable to change
 */
export function readConfig(environment: Environment = process.env): LakeConfig {
  const env = environmentReader(environment)
  const root = path.resolve(import.meta.dirname, '..')
  const port = env.wholeNumber('CONTENT_LAKE_PORT')
  const larkwayData = path.resolve(root, env.text('LARKWAY_DATA'))
  const host = env.text('CONTENT_LAKE_HOST')
  const siteUrl = env.url('SITE_URL')
  return {
    hosts: env.hosts('CONTENT_LAKE_HOST'),
    port,
    // Its own, whatever hosted project the environment names: content is moved between the two.
    projectId: embeddedProject.projectId,
    dataset: embeddedProject.dataset,
    publicUrl: env.url('CONTENT_LAKE_URL'),
    dataFolder: path.join(larkwayData, 'content'),
    seed: seedFrom(root, env.text('CONTENT_SEED')),
    token: env.secret('CONTENT_TOKEN') ?? secretFile(larkwayData, 'content-token'),
    readToken: env.secret('CONTENT_READ_TOKEN') ?? secretFile(larkwayData, 'content-read-token'),
    allowedOrigins: [
      ...loopbackOrigins(port),
      ...loopbackOrigins(env.wholeNumber('SITE_PORT')),
      // `npm run dev` of the Studio.
      ...loopbackOrigins(3333),
      new URL(siteUrl).origin,
      ...env.list('CONTENT_ORIGINS'),
    ],
    allowedHosts: [
      ...['localhost', '127.0.0.1', '[::1]', 'larkway.localhost'],
      ...(host ? [host] : []),
      ...env.list('CONTENT_HOSTS'),
    ],
    webhook: {
      url: new URL('/site/webhooks/content', siteUrl).href,
      secret: env.text('WEBHOOK_SECRET') ?? readSecrets(larkwayData).webhookSecret,
    },
    studioFolder: path.join(root, 'studio', 'dist'),
    logLevel: env.text('LOG_LEVEL'),
    telemetry: readTelemetry(env),
    isDevelopment: environment.NODE_ENV === 'development',
  }
}

const loopbackOrigins = (port: number) =>
  ['localhost', '127.0.0.1', '[::1]', 'larkway.localhost'].map((host) => `http://${host}:${port}`)

function seedFrom(root: string, text: string | null): string | null {
  if (text === null || text === 'none') return null
  const file = path.resolve(root, text)
  if (existsSync(file)) return file
  throw new UserError(
    `CONTENT_SEED is "${text}", and there is no such file. Name a module such as seed/content-seed.ts, or none.`,
  )
}
