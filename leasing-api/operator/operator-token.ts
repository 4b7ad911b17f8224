import { createHash, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import { secretFile } from '#server-kit/secret-file.ts'

const name = 'operator-token'

/** Path of a data folder's token. */
export const operatorTokenFile = (dataFolder: string) => path.join(dataFolder, name)

/**
 * The token that data commands show to the running API, made at the first start and readable by
 * its owner only: whoever can read it could open the database as well.
 */
export const operatorToken = (dataFolder: string) => secretFile(dataFolder, name)

/** Constant-time comparison of two tokens. */
export function isSameToken(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
