import { chatEntry } from '../media/filter-placement.ts'
import { factsOf, type RouteName } from './route-table.ts'

/**
 * The kind of chat on a page: live, a floating link to a messenger on narrow screens, or none where
 * a form must not be left. Rules R-23, R-24; the width is D-06's.
 */
export function chatOn(name: RouteName, widthPx: number): 'live' | 'floating' | 'none' {
  return factsOf(name).isChatHidden ? 'none' : chatEntry(widthPx)
}
