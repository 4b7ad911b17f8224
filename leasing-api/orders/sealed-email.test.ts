import { expect, test } from 'vitest'
import { sealedEmails } from './sealed-email.ts'

const emails = sealedEmails('a signing key of this test')
const email = 'Ada.Lovelace+news@example.com'
const token = emails.seal(email)

test('C-113 a sealed address comes back and is not to be read', () => {
  expect(emails.open(token)).toBe(email)
  expect(emails.seal(email)).toBe(token)
  expect(token).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('Ada')
  expect(emails.seal('x'.repeat(254)).length).toBeLessThan(400)
})

test('C-113 of another address, of another installation and of chance nothing comes back', () => {
  expect(sealedEmails('another signing key').open(token)).toBeNull()
  for (let at = 0; at < token.length - 1; at++) {
    const changed = token[at] === 'A' ? 'B' : 'A'
    expect(emails.open(token.slice(0, at) + changed + token.slice(at + 1))).toBeNull()
  }
  for (const wrong of ['', 'x', 'A'.repeat(80), email, '💥']) expect(emails.open(wrong)).toBeNull()
})
