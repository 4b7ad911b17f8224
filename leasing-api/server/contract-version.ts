import { createHash } from 'node:crypto'

/** A short text that changes when the contract does. */
export function contractVersion(openApi: object): string {
  return createHash('sha256').update(JSON.stringify(openApi)).digest('base64url').slice(0, 12)
}
