/**
 * How much is generated: as large as the British market and a tenth of it for measuring, and hardly
 * anything for the tests of what measures.
 */
export const scales = {
  tiny: {
    derivatives: 150,
    providers: 2,
    coverage: 0.5,
    annualMileages: [5000, 8000, 10_000],
    hasRareTerms: false,
    queries: 10,
    everySql: 1,
    everySqlFacets: 1,
  },
  '1m': {
    derivatives: 2500,
    providers: 8,
    coverage: 0.42,
    annualMileages: [5000, 8000, 10_000, 12_000, 15_000],
    hasRareTerms: false,
    queries: 100,
    everySql: 3,
    everySqlFacets: 5,
  },
  '10m': {
    derivatives: 6000,
    providers: 15,
    coverage: 0.515,
    annualMileages: [5000, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000],
    hasRareTerms: true,
    queries: 100,
    everySql: 5,
    everySqlFacets: 20,
  },
} as const

export type ScaleName = keyof typeof scales
export type Scale = (typeof scales)[ScaleName]

export const everyTerm = [18, 24, 36, 48, 60] as const
export const everyRental = [1, 3, 6, 9, 12] as const
