import type { ClaimKey } from './claim-key.ts'
import type { ContentRoute } from './content-route.ts'

/** Claims that a page asks for by key, wherever no text refers to them. */
export const claimPlacements: Readonly<Partial<Record<ContentRoute, readonly ClaimKey[]>>> = {
  '/': [
    'delivery-included',
    'road-tax-included',
    'warranty-included',
    'no-fee-to-you',
    'price-checked',
    'initial-rental',
    'illustrative-prices',
  ],
  '/contact-us': ['message-answer'],
  '/concierge': ['message-answer'],
  '/vehicles/{capId}/offers': ['delivery-included', 'road-tax-included', 'warranty-included'],
}

/** The pages that ask for a claim by key, as patterns of `contentRoutes`. */
export const routesOfClaim = (key: string | null): ContentRoute[] =>
  (Object.keys(claimPlacements) as ContentRoute[]).filter((route) =>
    claimPlacements[route]?.some((each) => each === key),
  )
