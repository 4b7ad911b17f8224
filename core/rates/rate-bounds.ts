/** What a row of a rate book may hold, from and to; money in pounds as files write it. Rule T-03. */
export const rateBounds = {
  termMonths: { from: 1, to: 120 },
  annualMileageMiles: { from: 1000, to: 200_000 },
  initialRentals: { from: 1, to: 24 },
  monthlyPounds: { from: 20, to: 10_000 },
  feePounds: { from: 0, to: 2000 },
  excessPencePerMile: { from: 0.01, to: 100 },
  deliveryWeeks: { from: 0, to: 104 },
} as const satisfies Record<string, { from: number; to: number }>

/** Characters of a message beside a price. Rule T-03. */
export const longestRateMessage = 300

/** Profiles are numbered in two bytes, and all providers share the numbers. Rule T-03. */
export const mostProfilesInBook = 20_000

/** Different sets of optional values in a file: every node keeps them in memory. Rule T-05. */
export const mostTermsInBook = 200_000
