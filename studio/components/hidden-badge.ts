import type { DocumentBadgeComponent } from 'sanity'
import { today } from '../../schemas/validation/today.ts'

/** The dates of a document that can take it off every page. */
type Dated = { _type: string; reviewBy?: unknown; endsOn?: unknown }

/**
 * Why no page shows a document any more; null when its dates do not hide it. The last day itself
 * still counts.
 * @param today `YYYY-MM-DD` in London
 */
export function hiddenWhy({ _type, reviewBy, endsOn }: Dated, today: string): string | null {
  const isPast = (day: unknown) => typeof day === 'string' && day !== '' && day < today
  if (_type === 'marketingClaim' && isPast(reviewBy)) {
    return 'Its review date has passed. Check the claim and choose a new date.'
  }
  return _type === 'banner' && isPast(endsOn)
    ? 'Its last day has passed. Choose a later one to show it again.'
    : null
}

/** Says at the foot of a document that no page shows it, although it is published. */
export const hiddenBadge: DocumentBadgeComponent = ({ type, draft, published }) => {
  const why = hiddenWhy({ ...(draft ?? published), _type: type }, today())
  return why ? { label: 'Hidden', title: why, color: 'danger' } : null
}
