import { randomBytes } from 'node:crypto'
import { secretFile } from './secret-file.ts'

/**
 * The token that opens writes and drafts to programs: kept in `content-token` in the data folder,
 * made on the first start, readable by its owner only.
 */
export function contentToken(larkwayData: string): string {
  return secretFile(
    larkwayData,
    'content-token',
    () => `${randomBytes(32).toString('base64url')}\n`,
  ).trim()
}
