import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error.mjs'

const newSecret = () => randomBytes(32).toString('base64url')

/**
 * The text of a secret's file in the data folder, made on first use and readable by its owner only.
 * Programs that start at the same moment agree on one: a link appears whole or not at all.
 * @throws UserError when the file is empty or cannot be read
 */
export function secretFile(folder: string, name: string, fresh = newSecret): string {
  const file = path.join(folder, name)
  const known = readSecret(file)
  if (known !== null) return known
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(draft, `${fresh()}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  const made = readSecret(file)
  if (made !== null) return made
  throw new UserError(`${file} is empty. Delete it; the next start makes a new one.`)
}

/** The secret as it lies there; null when there is none. @throws UserError when it cannot be read */
export function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new UserError(
      `${file} cannot be read (${code}). Run the command as the user who runs Larkway.`,
      { cause: error },
    )
  }
}

export type Secrets = { webhookSecret: string; signingKey: string }

/**
 * The secrets that the programs of an installation share, from `secrets.json` in the data folder,
 * which the first of them makes.
 * @throws UserError when the file is there and cannot be used
 */
export function readSecrets(dataFolder: string): Secrets {
  const made = () =>
    JSON.stringify({ webhookSecret: newSecret(), signingKey: newSecret() }, null, 2)
  const { webhookSecret, signingKey } = parsed(secretFile(dataFolder, 'secrets.json', made))
  if (isSecret(webhookSecret) && isSecret(signingKey)) return { webhookSecret, signingKey }
  throw new UserError(
    `${path.join(dataFolder, 'secrets.json')} does not hold a webhookSecret and a signingKey of at least 16 characters. Restore it, or delete it to have new ones made; codes sent before then stop working.`,
  )
}

function parsed(text: string): Partial<Record<keyof Secrets, unknown>> {
  try {
    return (JSON.parse(text) as Partial<Secrets> | null) ?? {}
  } catch {
    return {}
  }
}

const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 16
