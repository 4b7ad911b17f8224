import type { carsOfRange, rangePage } from '../ranges/range-page.ts'
import type { makePage } from './make-page.ts'

/** What live data tell of a make that has cars to show. */
export type MakeFacts = NonNullable<Awaited<ReturnType<typeof makePage>>>

/** What live data tell of a range that has cars to show. */
export type RangeFacts = NonNullable<Awaited<ReturnType<typeof rangePage>>>

/** A version of a range in full, with its price. */
export type PricedDerivative = Awaited<ReturnType<typeof carsOfRange>>[number]
