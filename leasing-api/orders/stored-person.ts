import { isReference } from '#core/contract/identifiers.ts'
import type { Database } from '../db/database.ts'
import { maskedEmail, maskedPhone } from '#core/contract/masked-details.ts'

type Typed = { hash?: string | undefined; name: string; email: string; phone: string }

/**
 * What was typed, with what a customer form holds in the place of fields that were left empty or
 * as they were shown, masked: they keep their stored values. Rule W-27.
 */
export async function withStoredPerson<Body extends Typed>(
  { call }: Database,
  body: Body,
  now: Date,
): Promise<Body> {
  if (!body.hash || !isReference(body.hash)) return body
  const stored = await call.readCustomerForm({ hash: body.hash, now })
  if (!stored) return body
  return {
    ...body,
    name: body.name.trim() || stored.name,
    email: overtyped(body.email, maskedEmail(stored.email)) ?? stored.email,
    phone: overtyped(body.phone, maskedPhone(stored.phoneE164)) ?? stored.phoneE164,
  }
}

/** What a visitor wrote over the masked value; null when nothing. */
function overtyped(typed: string, masked: string): string | null {
  const text = typed.trim()
  return text === '' || text === masked ? null : typed
}
