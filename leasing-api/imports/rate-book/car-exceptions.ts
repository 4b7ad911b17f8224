import { exceptionOf } from '#leasing-api/segments/lease-terms.ts'
import type { OwnTerms, SegmentHead } from '#leasing-api/segments/segment.ts'
import { differingTerms, withExceptions } from '#leasing-api/segments/with-exceptions.ts'
import type { CarHead } from './segment-heads.ts'

/** Collects the offers of a car whose terms are not the head's. */
export type CarExceptions = {
  /** Adds an offer; `terms` is the place of what its row says. */
  add(profileNumber: number, isInStock: boolean, terms: number): void
  /** The head, with the exceptions of what was added. */
  head(): SegmentHead
}

/**
 * The exceptions of one car. What the file says nowhere about it is as it is now, offer by offer.
 * Rules T-05, T-10.
 */
export function carExceptions(
  { head, usual, present }: CarHead,
  said: readonly OwnTerms[],
): CarExceptions {
  const own = new Map<OwnTerms, number[]>()
  const known = new Map<number, OwnTerms | null>()
  const collect = (terms: OwnTerms | null, profileNumber: number) => {
    if (terms === null) return
    const profiles = own.get(terms)
    if (profiles) profiles.push(profileNumber)
    else own.set(terms, [profileNumber])
  }
  return {
    add(profileNumber, isInStock, terms) {
      const earlier = present && exceptionOf(present, profileNumber)
      if (earlier) {
        const weeks = isInStock ? usual.stockWeeks : usual.factoryWeeks
        const { excessMileagePencePerMile: excess, deliveryWeeks } = earlier
        const kept = {
          ...(usual.excessMileagePencePerMile === undefined &&
            excess !== undefined && { excessMileagePencePerMile: excess }),
          ...(weeks === undefined && deliveryWeeks !== undefined && { deliveryWeeks }),
        }
        collect(differingTerms(head, isInStock, { ...kept, ...said[terms]! }), profileNumber)
        return
      }
      const key = terms * 2 + Number(isInStock)
      let differing = known.get(key)
      if (differing === undefined) {
        differing = differingTerms(head, isInStock, said[terms]!)
        known.set(key, differing)
      }
      collect(differing, profileNumber)
    },
    head: () => withExceptions(head, own),
  }
}
