// What a deal is taken over with, in one module: two asked for side by side come as two bundles, each
// with a copy of all that they share.
export { changedOfferChoice, changedWords } from './changed-words.ts'
export { DealExplorer } from './deal-explorer.tsx'
export { refetchedDeal } from './refetched-deal.ts'
export { untilAnswered } from './until-answered.ts'
