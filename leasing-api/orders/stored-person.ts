import { isReference } from '#core/contract/identifiers.ts'
import type { Database } from '../db/database.ts'
import { maskedEmail, maskedPhone, overtyped } from '#core/contract/masked-details.ts'

type Typed = { hash?: string | undefined; name: string; email: string; phone: string }

/**
 * The typed values, completed from the stored ones where a customer form was left empty or as
 * masked. Rules W-27, C-73.
 */
export async function withStoredPerson<Body extends Typed>(
  { call }: Database,
  body: Body,
  now: Date,
): Promise<Body> {
  if (!body.hash || !isReference(body.hash)) return body
  const stored = await call.readCustomerForm({ hash: body.hash, now })
  if (!stored) return body
  const readBack = {
    name: stored.name,
    email: maskedEmail(stored.email),
    phone: maskedPhone(stored.phoneE164),
  }
  const typed = {
    name: body.name.trim() === '' ? readBack.name : body.name,
    email: asReadBack(body.email, readBack.email),
    phone: asReadBack(body.phone, readBack.phone),
  }
  return {
    ...body,
    name: stored.name,
    email: stored.email,
    phone: stored.phoneE164,
    ...overtyped(readBack, typed),
  }
}

/** The masked value for a field left empty, or left as it was but for spaces around it. */
function asReadBack(typed: string, masked: string): string {
  const text = typed.trim()
  return text === '' || text === masked ? masked : typed
}
