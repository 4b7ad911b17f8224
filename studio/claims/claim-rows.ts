import type { ClaimsOverviewQueryResult } from '../../schemas/generated/sanity.types.ts'
import { type Place, placesOfClaim } from '../presentation/document-places.ts'

/** How long before its review a claim is due. */
export const dueWithinDays = 60

/** `hidden`: past its review date, so no page shows it. The review day itself still counts. */
export type ClaimState = 'hidden' | 'due' | 'current' | 'undated'

/** One claim in the overview. */
export type ClaimRow = {
  id: string
  key: string
  text: string
  figure: string
  owner: string
  isRegulatory: boolean
  /** `YYYY-MM-DD`; empty for a draft that has none yet. */
  reviewBy: string
  /** Days until the review, negative after it; null without a date. */
  daysLeft: number | null
  state: ClaimState
  /** The same in words. */
  when: string
  places: Place[]
}

const millisecondsADay = 86_400_000

/**
 * Claims as the overview shows them, in the order given.
 * @param today `YYYY-MM-DD` in London
 */
export function claimRows(claims: ClaimsOverviewQueryResult, today: string): ClaimRow[] {
  return claims.map((claim) => {
    const reviewBy = (claim.reviewBy as string | null) ?? ''
    const daysLeft = reviewBy ? (Date.parse(reviewBy) - Date.parse(today)) / millisecondsADay : null
    return {
      id: claim._id,
      key: (claim.key as string | null) ?? '',
      text: (claim.text as string | null) ?? '',
      figure: claim.figure ?? '',
      owner: (claim.owner as string | null) ?? '',
      isRegulatory: claim.isRegulatory,
      reviewBy,
      daysLeft,
      state: stateOf(daysLeft),
      when: whenOf(daysLeft),
      places: placesOfClaim({ ...claim, _type: 'marketingClaim' }, claim.usedIn),
    }
  })
}

function stateOf(daysLeft: number | null): ClaimState {
  if (daysLeft === null) return 'undated'
  if (daysLeft < 0) return 'hidden'
  return daysLeft <= dueWithinDays ? 'due' : 'current'
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

function whenOf(daysLeft: number | null): string {
  if (daysLeft === null) return 'No review date'
  if (daysLeft < 0) return `Hidden for ${days(-daysLeft)}`
  return daysLeft === 0 ? 'Review today' : `${days(daysLeft)} left`
}
