import { z } from 'zod'
import { wirePriceAlert } from './wire-price-alert.ts'

/** A saved search as whoever saved it sees it in their account. */
const wireSavedSearch = z.object({
  hash: z.string().describe('Of the link that takes it up again.'),
  title: z.string().describe('The car, or what stands for one.'),
  terms: z.string().describe('How it is paid, and the budget.'),
  savedAt: z.string(),
  expiresAt: z.string().describe('Seven days later.'),
})

/** What an account watches and has saved, by its e-mail address. Rule C-186. */
export const wireWatched = z.object({
  priceAlerts: z.array(wirePriceAlert),
  savedSearches: z.array(wireSavedSearch).describe('The newest first.'),
})
