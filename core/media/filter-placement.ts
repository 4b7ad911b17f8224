import { isFrom } from './breakpoints.ts'

/** Placement of a list's filters by screen width. Rule D-03. */
export function filterPlacement(widthPx: number): 'beside the list' | 'in a drawer' {
  return isFrom('desktop', widthPx) ? 'beside the list' : 'in a drawer'
}

/** Height of the header in pixels. Rule D-04. */
export function headerHeightPx(widthPx: number): 70 | 100 {
  return isFrom('wide', widthPx) ? 100 : 70
}

/**
 * Least screen width for a picture's larger cut; a pixel past the tablet's beginning. Rule D-05.
 */
const largePictureFromPx = 577

/** The screens that get the larger cut of a picture, for a `source`. Rule D-05. */
export const largePictureMedia = `(min-width: ${largePictureFromPx}px)`

/** The cut of a picture for a screen width. Rule D-05. */
export function pictureCut(widthPx: number): 'small' | 'large' {
  return widthPx >= largePictureFromPx ? 'large' : 'small'
}

/**
 * The kind of chat on a screen width: live in the page, or a floating link to a messaging service.
 * Rule D-06; which pages have one: Rule R-23.
 */
export function chatEntry(widthPx: number): 'live' | 'floating' {
  return isFrom('desktop', widthPx) ? 'live' : 'floating'
}

/**
 * Whether the header shows the phone box: on wide screens, if the configuration enables it; not
 * while that is unknown. Rule D-07.
 */
export function isPhoneBoxShown(widthPx: number, isPhoneEnabled: boolean | null): boolean {
  return isPhoneEnabled === true && isFrom('wide', widthPx)
}
