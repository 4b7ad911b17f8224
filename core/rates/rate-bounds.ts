/** Bounds of the figures in a rate book's row; money in pounds as files write it. Rule T-03. */
export const rateBounds = {
  termMonths: { from: 1, to: 120 },
  annualMileageMiles: { from: 1000, to: 200_000 },
  initialRentals: { from: 1, to: 24 },
  monthlyPounds: { from: 20, to: 10_000 },
  feePounds: { from: 0, to: 2000 },
  excessPencePerMile: { from: 0.01, to: 100 },
  deliveryWeeks: { from: 0, to: 104 },
} as const satisfies Record<string, { from: number; to: number }>

/** The most characters of a message beside a price. Rule T-03. */
export const longestRateMessage = 300

/** The most profiles of a rate book: two bytes number those of all providers. Rule T-03. */
export const mostProfilesInBook = 20_000

/** The most sets of optional values in a file: every node holds them in memory. Rule T-05. */
export const mostTermsInBook = 200_000
