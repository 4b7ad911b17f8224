import type { Limited } from '../queries/limits/limits.ts'
import { codeClaims, newCode } from './codes.ts'
import type { EnquiryTools } from './place-enquiry.ts'
import { sendProof } from './send-proof.ts'

export type Resent =
  | {
      kind: 'sent'
      phoneE164: string
      email: string
      codeExpiresAt: Date
      isTextTaken: boolean
    }
  | { kind: 'notFound' }
  | { kind: 'confirmed' }
  | Limited

/** Sends a new code or link for an order, within the limits; the one before stops working. Rule W-106. */
export async function resendCode(
  tools: EnquiryTools,
  orderRef: string,
  { address: clientAddress, host: requestedHost }: { address: string; host: string | null },
): Promise<Resent> {
  const { database, secrets, clock } = tools
  const order = await database.call.readOwnOrder({ orderRef })
  if (!order) return { kind: 'notFound' }
  if (order.state !== 'awaitingCode') return { kind: 'confirmed' }
  const { phoneE164, email, capId, attribution } = order
  const now = clock()
  const { code, hashed } = newCode(secrets, { orderRef, phoneE164 }, now)
  const replaced = await database.call.replaceCode({
    orderRef,
    code: hashed,
    limits: codeClaims(secrets, { orderRef, phoneE164, email, clientAddress }),
    now,
  })
  if (replaced.kind !== 'replaced') return replaced
  const { id: codeId, expiresAt: codeExpiresAt } = hashed
  const { storefront } = attribution
  const contact = { phoneE164, email, storefront, requestedHost }
  const proof = { orderRef, capId, code, codeId, ...contact }
  const isTextTaken = await sendProof(tools, proof)
  return { kind: 'sent', phoneE164, email, codeExpiresAt, isTextTaken }
}
