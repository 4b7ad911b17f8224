import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { cachedLeasing } from '../leasing/server.ts'
import { orNull } from '../leasing/not-found.ts'
import type { GapPrices } from './types.ts'

type Of = { manufacturer: string; range: string; termMonths: number }

/** What GAP insurance costs for the cars of a range over a term; null when there is no such range. */
export const gapPrices = ({ manufacturer, range, termMonths }: Of): Promise<GapPrices | null> =>
  orNull(
    cachedLeasing(calls.getGapInsurance, {
      params: { manufacturerId: manufacturer, rangeId: range, term: String(termMonths) },
    }),
  )
