import type { Limited } from '../queries/limits/limits.ts'
import { codeClaims, newCode } from './codes.ts'
import { codeText } from './code-text.ts'
import type { EnquiryTools } from './place-enquiry.ts'

export type Resent =
  | { kind: 'sent'; phoneE164: string; codeExpiresAt: Date }
  | { kind: 'notFound' }
  | { kind: 'confirmed' }
  | Limited

/** Sends an order's phone a new code, within the limits; the previous code stops working. */
export async function resendCode(
  { database, secrets, sendText, clock, siteUrl }: EnquiryTools,
  orderRef: string,
  clientAddress: string,
): Promise<Resent> {
  const order = await database.call.readOwnOrder({ orderRef })
  if (!order) return { kind: 'notFound' }
  if (order.state !== 'awaitingCode') return { kind: 'confirmed' }
  const { phoneE164 } = order
  const now = clock()
  const { code, hashed } = newCode(secrets, orderRef, now)
  const replaced = await database.call.replaceCode({
    orderRef,
    code: hashed,
    limits: codeClaims(secrets, { orderRef, phoneE164, clientAddress }),
    now,
  })
  if (replaced.kind !== 'replaced') return replaced
  await sendText({ to: phoneE164, body: codeText(code, siteUrl), orderRef })
  return { kind: 'sent', phoneE164, codeExpiresAt: hashed.expiresAt }
}
