import type { DocumentBadgeComponent } from 'sanity'
import { today } from '../../schemas/validation/today.ts'
import { hiddenWhy } from './hidden-why.ts'

/** Says at the foot of a document that no page shows it, although it is published. */
export const hiddenBadge: DocumentBadgeComponent = ({ type, draft, published }) => {
  const why = hiddenWhy({ ...(draft ?? published), _type: type }, today())
  return why ? { label: 'Hidden', title: why, color: 'danger' } : null
}
