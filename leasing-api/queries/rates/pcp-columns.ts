import type { pcpOffers } from '#leasing-api/db/schema/index.ts'

export type StoredPcpOffer = typeof pcpOffers.$inferSelect

/** Every figure of a stored PCP offer, in the order of the columns. */
export const pcpFigures = [
  'bookId',
  'derivativeId',
  'providerId',
  'termMonths',
  'annualMileageMiles',
  'depositPence',
  'cashPricePence',
  'depositContributionPence',
  'amountOfCreditPence',
  'monthlyPaymentPence',
  'numberOfPayments',
  'optionalFinalPaymentPence',
  'feesPence',
  'aprPercent',
  'excessMileagePencePerMile',
  'deliveryWeeksFrom',
  'deliveryWeeksTo',
] as const satisfies readonly (keyof StoredPcpOffer)[]

export type PcpFigure = (typeof pcpFigures)[number]

/**
 * Many PCP offers as figures side by side: tens of thousands of objects would hold up a thread for
 * a tenth of a second each time they pass to another.
 */
export type PcpColumns = {
  count: number
  /** Offer after offer, each with its figures in the order of `pcpFigures`. */
  figures: Float64Array
  /** The different messages of providers. */
  messages: string[]
  /** By offer: 1 more than the place of its message, or 0 without one. */
  messageOf: Uint32Array
}

const width = pcpFigures.length
const placeOf = Object.fromEntries(pcpFigures.map((figure, place) => [figure, place])) as Record<
  PcpFigure,
  number
>

/** One figure of the offer at a position. */
export function pcpFigureAt({ figures }: PcpColumns, at: number, figure: PcpFigure): number {
  return figures[at * width + placeOf[figure]]!
}

/** The whole offer at a position. */
export function pcpOfferAt(columns: PcpColumns, at: number): StoredPcpOffer {
  const figures = Object.fromEntries(
    pcpFigures.map((figure, place) => [figure, columns.figures[at * width + place]!]),
  ) as Record<PcpFigure, number>
  return { ...figures, message: columns.messages[columns.messageOf[at]! - 1] ?? null }
}

/** What an offer takes over from a stored one as it is. */
export function pcpTerms(stored: StoredPcpOffer) {
  return {
    processingFeePence: stored.feesPence,
    excessMileagePencePerMile: stored.excessMileagePencePerMile,
    deliveryWeeks: { from: stored.deliveryWeeksFrom, to: stored.deliveryWeeksTo },
    message: stored.message,
    cashPricePence: stored.cashPricePence,
    depositPence: stored.depositPence,
    depositContributionPence: stored.depositContributionPence,
    amountOfCreditPence: stored.amountOfCreditPence,
    numberOfPayments: stored.numberOfPayments,
    optionalFinalPaymentPence: stored.optionalFinalPaymentPence,
    aprPercent: stored.aprPercent,
  }
}

/** Some offers as they were read: figures in the order of `pcpFigures`, and a message each. */
export type PcpPage = { figures: Float64Array; messages: (string | null)[] }

/** Pages put together, one after the other. */
export function pcpColumnsOf(pages: readonly PcpPage[]): PcpColumns {
  const count = pages.reduce((sum, page) => sum + page.messages.length, 0)
  const figures = new Float64Array(count * width)
  const messageOf = new Uint32Array(count)
  const places = new Map<string, number>()
  let at = 0
  for (const page of pages) {
    figures.set(page.figures, at * width)
    for (const message of page.messages) {
      if (message !== null) {
        const place = places.get(message) ?? places.size + 1
        places.set(message, place)
        messageOf[at] = place
      }
      at++
    }
  }
  return { count, figures, messages: [...places.keys()], messageOf }
}
