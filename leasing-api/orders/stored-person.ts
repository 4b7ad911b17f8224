import { isReference } from '#core/contract/identifiers.ts'
import type { Database } from '../db/database.ts'
import { maskedEmail, maskedPhone } from '#core/contract/masked-details.ts'

type Typed = { hash?: string | undefined; name: string; email: string; phone: string }

/**
 * The typed values, completed from the stored ones where a customer form was left empty or as
 * masked. Rule W-27.
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

/** The text typed over a masked value; null when unchanged. */
function overtyped(typed: string, masked: string): string | null {
  const text = typed.trim()
  return text === '' || text === masked ? null : typed
}
