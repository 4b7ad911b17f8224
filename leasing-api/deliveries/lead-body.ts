import type { CallTime } from '#core/contract/http/call-times.ts'
import type { WireDerivativeSummary } from '#core/contract/json/wire-derivative.ts'
import type { WireOffer } from '#core/contract/json/wire-offer.ts'

/** What a provider's webhook receives as JSON: everything that its e-mail says. Rule W-101. */
export type LeadBody = {
  /** The idempotency key. */
  id: string
  type: 'lead.confirmed' | 'lead.changed'
  /** For people to say, such as K7QM-2R9D. */
  reference: string
  confirmedAt: string
  isDemonstration: boolean
  /** The partner's storefront that the enquiry came through; null: our own site. Rule C-195. */
  storefront: { key: string; name: string; url: string } | null
  customer: {
    name: string
    email: string
    phone: string
    /** By the code that was texted to it; a landline is not. Rule W-106. */
    isPhoneConfirmed: boolean
    postcode: string | null
    message: string | null
    callBack: { time: CallTime; priority: string | null; otherTime: string | null } | null
  }
  car: WireDerivativeSummary
  /** As it was quoted when the enquiry was sent. */
  offer: WireOffer
  feesText: string
}
