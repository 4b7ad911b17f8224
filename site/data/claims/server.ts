import 'server-only'
import { withFigures } from '#core/content/live-figures.ts'
import { isInDate } from '#core/time/in-date.ts'
import { londonClock } from '#core/time/london-clock.ts'
import type { ClaimKey } from '#schemas/placement/claim-key.ts'
import { claimsByKeysQuery } from '#schemas/queries/claims.ts'
import { contentOr } from '../content/server.ts'
import { liveFigures } from '../texts/live-figures.ts'
import { isDemonstrationData } from '../texts/server.ts'

/**
 * Marketing claims in the order asked for. A claim that nobody has published, or that is past its
 * review date, is left out. `{providers}` is counted from live rate books; `isDemonstration` says
 * which carry the demonstration's mark. Rule E-11.
 */
export async function shownClaims(keys: readonly ClaimKey[]) {
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
