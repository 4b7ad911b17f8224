/**
 * Widths in CSS pixels from which the layout changes: one set for the whole site. Style sheets write
 * them in em (36, 62 and 75), so that a larger letter in the browser's settings moves them too.
 * Rule D-01.
 */
export const breakpointsPx = { tablet: 576, desktop: 992, wide: 1200 } as const

export type Breakpoint = keyof typeof breakpointsPx

/** Whether a screen is at least so wide. Rule D-01. @example isFrom('desktop', 991) // false */
export function isFrom(breakpoint: Breakpoint, widthPx: number): boolean {
  return widthPx >= breakpointsPx[breakpoint]
}

/** The widest screen below a breakpoint, for a max-width. Rule D-02. @example lastPxBelow('wide') // 1199 */
export function lastPxBelow(breakpoint: Breakpoint): number {
  return breakpointsPx[breakpoint] - 1
}
