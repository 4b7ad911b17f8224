import { chatEntry } from '../filters/filter-placement.ts'
import { factsOf, type RouteName } from './route-table.ts'

/**
 * How a visitor can write to us on a page: in the live chat, by a floating link to a messenger on
 * narrow screens, or not at all where a form must not be left. Rules R-23, R-24; the width is D-06's.
 */
export function chatOn(name: RouteName, widthPx: number): 'live' | 'floating' | 'none' {
  return factsOf(name).isChatHidden ? 'none' : chatEntry(widthPx)
}
