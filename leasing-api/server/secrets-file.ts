import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.ts'

export type Secrets = { webhookSecret: string; signingKey: string }

/**
 * The secrets of this installation, made on first use and readable by their owner only. The file
 * is written aside and linked into place, so that of several programs starting together one
 * makes it, all read the same, and none sees half of it.
 * @throws UserError when the file is there and cannot be used
 */
export function readSecrets(dataFolder: string): Secrets {
  const file = path.join(dataFolder, 'secrets.json')
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const made = { webhookSecret: newSecret(), signingKey: newSecret() } satisfies Secrets
  try {
    if (!readText(file)) {
      writeFileSync(aside, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
      linkSync(aside, file)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
  return parseSecrets(file, readText(file) ?? '')
}

function parseSecrets(file: string, text: string): Secrets {
  let parsed: Partial<Secrets> | null = null
  try {
    parsed = JSON.parse(text) as Partial<Secrets>
  } catch {
    // Told below.
  }
  const { webhookSecret, signingKey } = parsed ?? {}
  if (isSecret(webhookSecret) && isSecret(signingKey)) return { webhookSecret, signingKey }
  throw new UserError(
    `${file} does not hold a webhookSecret and a signingKey of at least 16 characters. Restore it, or delete it to have new ones made; codes sent before then stop working.`,
  )
}

function isSecret(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 16
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
