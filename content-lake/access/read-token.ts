import { randomBytes } from 'node:crypto'
import { secretFile } from './secret-file.ts'

/**
 * The token of the site and the leasing API, which read published documents and nothing else: kept
 * in `content-read-token` in the data folder, made on the first start, readable by its owner only.
 */
export const readToken = (larkwayData: string): string =>
  secretFile(
    larkwayData,
    'content-read-token',
    () => `${randomBytes(32).toString('base64url')}\n`,
  ).trim()
