import { existsSync } from 'node:fs'
import path from 'node:path'
import { readSecrets, secretFile } from '#server-kit/secret-file.ts'
import { UserError } from '#server-kit/user-error.ts'
import { embeddedProject } from '#schemas/content-project.ts'

/** Everything the content lake is told from outside, read once. */
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
}

/**
 * Reads the environment. Absent variables mean the embedded default; secrets that are absent
 * are made once under the data folder.
 * @throws UserError naming the variable to change
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): LakeConfig {
  const root = path.resolve(import.meta.dirname, '..')
  const port = portFrom('CONTENT_LAKE_PORT', environment.CONTENT_LAKE_PORT, 4100)
  const sitePort = portFrom('SITE_PORT', environment.SITE_PORT, 3000)
  const larkwayData = path.resolve(root, environment.LARKWAY_DATA || '.data')
  const host = environment.CONTENT_LAKE_HOST
  const siteUrl = environment.SITE_URL || `http://127.0.0.1:${sitePort}`
  return {
    // Browsers resolve `localhost` to either family, so both are ours unless told otherwise.
    hosts: host ? [host] : ['127.0.0.1', '::1'],
    port,
    // Its own, whatever hosted project the environment names: content is moved between the two.
    projectId: embeddedProject.projectId,
    dataset: embeddedProject.dataset,
    publicUrl: (environment.CONTENT_LAKE_URL || `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    dataFolder: path.join(larkwayData, 'content'),
    seed: seedFrom(root, environment.CONTENT_SEED),
    token:
      tokenFrom('CONTENT_TOKEN', environment.CONTENT_TOKEN) ??
      secretFile(larkwayData, 'content-token'),
    readToken:
      tokenFrom('CONTENT_READ_TOKEN', environment.CONTENT_READ_TOKEN) ??
      secretFile(larkwayData, 'content-read-token'),
    allowedOrigins: [
      ...loopbackOrigins(port),
      ...loopbackOrigins(sitePort),
      // `npm run dev` of the Studio.
      ...loopbackOrigins(3333),
      new URL(siteUrl).origin,
      ...listFrom(environment.CONTENT_ORIGINS),
    ],
    allowedHosts: [
      ...['localhost', '127.0.0.1', '[::1]', 'larkway.localhost'],
      ...(host ? [host] : []),
      ...listFrom(environment.CONTENT_HOSTS),
    ],
    webhook: {
      url: new URL('/site/webhooks/content', siteUrl).href,
      secret: environment.WEBHOOK_SECRET || readSecrets(larkwayData).webhookSecret,
    },
    studioFolder: path.join(root, 'studio', 'dist'),
    logLevel: environment.LOG_LEVEL || 'info',
  }
}

const loopbackOrigins = (port: number) =>
  ['localhost', '127.0.0.1', '[::1]', 'larkway.localhost'].map((host) => `http://${host}:${port}`)

const listFrom = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

function seedFrom(root: string, text: string | undefined): string | null {
  if (!text || text === 'none') return null
  const file = path.resolve(root, text)
  if (existsSync(file)) return file
  throw new UserError(
    `CONTENT_SEED is "${text}", and there is no such file. Name a module such as seed/content-seed.ts, or none.`,
  )
}

/** What opens writes, or the way past the public's limits, must not be guessed. */
const shortestToken = 20

function tokenFrom(name: string, text: string | undefined): string | null {
  if (!text) return null
  if (text.length >= shortestToken) return text
  throw new UserError(
    `${name} has ${text.length} characters. Give at least ${shortestToken}, or leave it out: one is made in the data folder.`,
  )
}

function portFrom(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_530) return port
  throw new UserError(
    `${name} is "${text}", which is not a port. Give a whole number from 1 to 65529.`,
  )
}
