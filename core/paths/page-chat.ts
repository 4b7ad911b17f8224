import { factsOf, type RouteName } from './route-table.ts'

/** From this width on the page has room for a live chat. */
const liveChatFromPx = 992

/**
 * How a visitor can write to us on a page: in the live chat, by a floating link to a messenger on
 * narrow screens, or not at all where a form must not be left. Rules.
 */
export function chatOn(name: RouteName, widthPx: number): 'live' | 'floating' | 'none' {
  if (factsOf(name).isChatHidden) return 'none'
  return widthPx < liveChatFromPx ? 'floating' : 'live'
}
