import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PriceChanges, PriceJump } from '#core/rates/price-changes.ts'

/** An offer of a book: a car, and the terms on which it is priced, without the special mark. */
export type ComparedOffer = { capId: string; profile: LeaseProfile }

/** What a book changes of the prices in force. Rule T-21. */
export type BookChanges = PriceChanges & { jumps: PriceJump<ComparedOffer>[] }
