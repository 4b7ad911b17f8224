import 'server-only'
import { withFigures } from '#core/content/live-figures.ts'
import { isInDate } from '#core/time/in-date.ts'
import { londonClock } from '#core/time/london-clock.ts'
import type { ClaimKey } from '#schemas/placement/claim-key.ts'
import { claimsByKeysQuery } from '#schemas/queries/claims.ts'
import { contentOr } from '../content/server.ts'
import { liveFigures } from '../texts/live-figures.ts'
import { isDemonstrationData } from '../texts/server.ts'

/** A claim as a page shows it. */
type ShownClaim = {
  text: string
  /** Carries the demonstration mark. Rule E-11. */
  isDemonstration: boolean
}

/**
 * Marketing claims in the order asked for. A claim that nobody has published, or that is past its
 * review date, is left out. `{providers}` is counted from live rate books.
 */
export async function shownClaims(keys: readonly ClaimKey[]): Promise<ShownClaim[]> {
  const today = londonClock(Date.now()).day
  const [claims, figures, isDemonstration] = await Promise.all([
    contentOr([], claimsByKeysQuery, { keys: [...keys], today }),
    liveFigures(),
    isDemonstrationData(),
  ])
  // The last good answer of a backend that is down may be of another day.
  const present = claims.filter(({ reviewBy }) => isInDate({ endsOn: reviewBy }, today))
  return keys.flatMap((key) => {
    const claim = present.find((each) => each.key === key)
    if (!claim?.text) return []
    return [
      {
        text: withFigures(claim.text, figures),
        isDemonstration: claim.isRegulatory && isDemonstration,
      },
    ]
  })
}

/** The same claims, their texts alone. */
export const claimTexts = async (keys: readonly ClaimKey[]): Promise<string[]> =>
  (await shownClaims(keys)).map(({ text }) => text)
