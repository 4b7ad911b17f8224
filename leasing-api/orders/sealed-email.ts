import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'

/**
 * E-mail addresses sealed for links: whoever reads the link does not read the address, and nobody can
 * make one of another address. The same address gives the same text. Rule C-113.
 */
export type SealedEmails = {
  seal(email: string): string
  /** Null for what was not sealed here. */
  open(token: string): string | null
}

/** @param signingKey of this installation: another one opens nothing of this one. */
export function sealedEmails(signingKey: string): SealedEmails {
  const keyed = (purpose: string, text: string) =>
    createHmac('sha256', signingKey)
      .update(JSON.stringify([purpose, text]))
      .digest()
  const key = keyed('sealed e-mail', '')
  return {
    seal(email) {
      const iv = keyed('sealed e-mail of', email).subarray(0, ivBytes)
      const sealing = createCipheriv(cipher, key, iv)
      const text = Buffer.concat([sealing.update(email, 'utf8'), sealing.final()])
      return Buffer.concat([iv, sealing.getAuthTag(), text]).toString('base64url')
    },
    open(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length <= ivBytes + tagBytes) return null
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
      opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        const text = opening.update(bytes.subarray(ivBytes + tagBytes))
        return Buffer.concat([text, opening.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
