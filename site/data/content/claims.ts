import { claimsByKeysQuery } from '#schemas/queries/claims.ts'
import type { ClaimKey } from '#schemas/placement/claim-key.ts'
import { content } from './content-client.ts'
import { withFigures } from '#core/display/live-figures.ts'
import { liveFigures } from './live-figures.ts'
import { londonDate } from './london-date.ts'

/** Claims depend on the date: a claim past its review is asked for again within the hour. */
const claimSeconds = 3600

/**
 * The texts of marketing claims in the order asked for. A claim that nobody has published, or
 * that is past its review date, is left out. `{providers}` is counted from live rate books.
 */
export async function claimTexts(keys: readonly ClaimKey[]): Promise<string[]> {
  const [claims, figures] = await Promise.all([
    content(
      claimsByKeysQuery,
      { keys: [...keys], today: londonDate(new Date()) },
      ['marketingClaim'],
      claimSeconds,
    ),
    liveFigures(),
  ])
  return keys.flatMap((key) => {
    const text = claims.find((claim) => claim.key === key)?.text
    return text ? [withFigures(text, figures)] : []
  })
}
