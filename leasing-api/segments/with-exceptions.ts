import type { OwnTerms, SegmentException, SegmentHead } from './segment.ts'
import { leaseTerms } from './lease-terms.ts'

/** The terms of an offer that differ from the head's, in one order; null when none do. */
export function differingTerms(
  head: SegmentHead,
  isInStock: boolean,
  { excessMileagePencePerMile: excess, deliveryWeeks: weeks, message }: OwnTerms,
): OwnTerms | null {
  const usual = leaseTerms(head, isInStock)
  const { from, to } = usual.deliveryWeeks
  const differing: OwnTerms = {
    ...(excess !== undefined &&
      excess !== usual.excessMileagePencePerMile && { excessMileagePencePerMile: excess }),
    ...(weeks !== undefined &&
      (weeks.from !== from || weeks.to !== to) && {
        deliveryWeeks: { from: weeks.from, to: weeks.to },
      }),
    ...(message !== undefined && message !== usual.message && { message }),
  }
  return Object.keys(differing).length === 0 ? null : differing
}

/**
 * The head with what `differingTerms` found of its profiles. Equal terms are one exception; profiles
 * ascend, and exceptions follow their first profile, so that the same terms always give the same
 * text, and segments that say the same share one head. Without any it is the head as it was.
 */
export function withExceptions(
  head: SegmentHead,
  profilesByTerms: ReadonlyMap<OwnTerms, readonly number[]>,
): SegmentHead {
  if (profilesByTerms.size === 0) return head
  const byText = new Map<string, SegmentException>()
  for (const [terms, profiles] of profilesByTerms) {
    const text = JSON.stringify(terms)
    const known = byText.get(text)
    byText.set(text, { ...terms, profiles: [...(known?.profiles ?? []), ...profiles] })
  }
  const exceptions = Array.from(byText.values(), ({ profiles, ...terms }) => ({
    ...terms,
    profiles: profiles.toSorted((a, b) => a - b),
  })).toSorted((a, b) => a.profiles[0]! - b.profiles[0]!)
  return { ...head, exceptions }
}
