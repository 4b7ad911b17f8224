import { isFrom } from '../media/breakpoints.ts'

/** Where the filters of a list stand. Rule D-03. */
export function filterPlacement(widthPx: number): 'beside the list' | 'in a drawer' {
  return isFrom('desktop', widthPx) ? 'beside the list' : 'in a drawer'
}

/** Height of the header in pixels. Rule D-04. */
export function headerHeightPx(widthPx: number): 70 | 100 {
  return isFrom('wide', widthPx) ? 100 : 70
}

/** From here up a page takes the larger cut of a picture; a pixel past the tablet's beginning. Rule D-05. */
const largePictureFromPx = 577

/** Which cut of a picture a screen gets. Rule D-05. */
export function pictureCut(widthPx: number): 'small' | 'large' {
  return widthPx >= largePictureFromPx ? 'large' : 'small'
}

/**
 * How a visitor reaches us from a page that has a chat: live in the page, or by a floating link to a
 * messaging service. Rule D-06; which pages have one: Rule R-23.
 */
export function chatEntry(widthPx: number): 'live' | 'floating' {
  return isFrom('desktop', widthPx) ? 'live' : 'floating'
}

/**
 * Whether the header shows the phone box: on wide screens, when the configuration says so and not
 * as long as it is unknown. Rule D-07.
 */
export function isPhoneBoxShown(widthPx: number, isPhoneEnabled: boolean | null): boolean {
  return isPhoneEnabled === true && isFrom('wide', widthPx)
}
