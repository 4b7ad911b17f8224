import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.ts'

/** Where the token of a data folder lies. */
export const operatorTokenFile = (dataFolder: string) => path.join(dataFolder, 'operator-token')

/**
 * The token that data commands show to the running API, made at the first start and readable by
 * its owner only: whoever can read it could open the database as well.
 */
export function operatorToken(dataFolder: string): string {
  const file = operatorTokenFile(dataFolder)
  const known = readToken(file)
  if (known !== null) return known
  mkdirSync(dataFolder, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // A link appears whole or not at all, whoever else makes the file at this moment.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  const made = readToken(file)
  if (made === null)
    throw new UserError(`${file} is empty. Delete it; the next start makes a new one.`)
  return made
}

/** The token as it lies there; null when there is none. */
export function readToken(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new UserError(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code}). Run the command as the user who runs Larkway.`,
      { cause: error },
    )
  }
}

/** Compares without telling by its time how much was right. */
export function isSameToken(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
