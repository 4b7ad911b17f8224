import type { DeliveryWeeks, SegmentException, SegmentHead } from './segment.ts'

/** The terms of one offer beside its price. */
export type LeaseTerms = {
  excessMileagePencePerMile: number
  deliveryWeeks: DeliveryWeeks
  message: string | null
}

/** The terms of an offer: those its exception names, else the head's. Rule T-05. */
export function leaseTerms(
  head: SegmentHead,
  isInStock: boolean,
  exception?: SegmentException,
): LeaseTerms {
  const deliveryWeeks = isInStock ? head.deliveryWeeks.stock : head.deliveryWeeks.factory
  const { excessMileagePencePerMile, message } = head
  if (exception === undefined) return { excessMileagePencePerMile, deliveryWeeks, message }
  return {
    excessMileagePencePerMile: exception.excessMileagePencePerMile ?? excessMileagePencePerMile,
    deliveryWeeks: exception.deliveryWeeks ?? deliveryWeeks,
    message: exception.message === undefined ? message : exception.message,
  }
}

/** By head, created on first use: a car may have as many exceptions as offers. */
const tables = new WeakMap<SegmentHead, ReadonlyMap<number, SegmentException>>()

/** The exception that a profile, by its number, falls under; undefined for most. */
export function exceptionOf(head: SegmentHead, profile: number): SegmentException | undefined {
  if (head.exceptions === undefined) return undefined
  let table = tables.get(head)
  if (table === undefined) {
    table = new Map(head.exceptions.flatMap((one) => one.profiles.map((number) => [number, one])))
    tables.set(head, table)
  }
  return table.get(profile)
}
