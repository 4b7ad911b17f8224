import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { shortReference, shortReferenceBytes } from '#core/wizard/short-reference.ts'
import { type SealedEmails, sealedEmails } from './sealed-email.ts'

/** Random and keyed values of orders. */
export type OrderSecrets = {
  /** 128 random bits, 22 URL-safe characters. */
  newReference(): string
  /** 40 random bits for people to say, eight characters. Rule W-78. */
  newShortReference(): string
  /** Six digits, each as likely as the other. */
  newCode(): string
  codeHash(orderRef: string, code: string): string
  isCode(orderRef: string, code: string, codeHash: string): boolean
  /** Follows from the reference, so that a repeated request can be given the same one. */
  writeToken(orderRef: string): string
  writeTokenHash(orderRef: string): string
  isWriteToken(token: string, writeTokenHash: string): boolean
  /** A keyed hash of a person's phone or address. */
  personKey(kind: string, value: string): string
  /** Addresses in links of e-mails. */
  emails: SealedEmails
}

/** Derives the secrets from the signing key of this installation. */
export function orderSecrets(signingKey: string): OrderSecrets {
  const keyed = (purpose: string, ...parts: string[]) =>
    createHmac('sha256', signingKey)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url')
  const sha256 = (text: string) => hash('sha256', text, 'base64url')
  const codeHash = (orderRef: string, code: string) => keyed('code', orderRef, code)
  const writeToken = (orderRef: string) => keyed('write', orderRef)
  return {
    newReference: () => randomBytes(16).toString('base64url'),
    newShortReference: () => shortReference(randomBytes(shortReferenceBytes)),
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    codeHash,
    isCode: (orderRef, code, hash) => isSame(codeHash(orderRef, code), hash),
    writeToken,
    writeTokenHash: (orderRef) => sha256(writeToken(orderRef)),
    isWriteToken: (token, hash) => isSame(sha256(token), hash),
    personKey: (kind, value) => keyed(kind, value),
    emails: sealedEmails(signingKey),
  }
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
