import { createRoot } from 'react-dom/client'
import { dealsBeside } from '#core/offer/deals-beside.ts'
import { fetchDealsAround } from '#site/data/deal/browser.ts'
import { DealLines } from '#site/ui/deal-strip/deal-strip.tsx'
import { besideLine } from './beside-line.ts'
import { nearDealsOf } from './near-deals-place.ts'

/**
 * Draws the rows of a place, each where the page names it. A place whose rows are drawn is none any
 * more: a visitor who comes back finds them as they were. Rules K-38, D-113.
 */
export async function showNearDeals(place: HTMLElement): Promise<void> {
  const { capId, bodyType, fuelType, rangeId } = nearDealsOf(place.dataset['dealsNear'] ?? '')
  const car = { bodyType, fuelType, range: { id: rangeId } }
  const beside = dealsBeside(car, await fetchDealsAround(capId))
  for (const row of place.querySelectorAll<HTMLElement>('[data-row]')) {
    const deals = beside[row.dataset['row'] as 'electric' | 'special']
    if (deals.length > 0) createRoot(row).render(<DealLines deals={deals.map(besideLine)} />)
  }
  delete place.dataset['dealsNear']
}
