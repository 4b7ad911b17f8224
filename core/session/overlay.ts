/** How many drawers or overlays of a kind are open. */
export type Overlay = { openCount: number; isVisible: boolean }

const overlayOf = (openCount: number): Overlay => ({ openCount, isVisible: openCount > 0 })

export const closedOverlay: Overlay = overlayOf(0)

/** One more is open. Rule S-48. */
export const openOverlay = ({ openCount }: Overlay): Overlay => overlayOf(openCount + 1)

/** One less is open, never less than none; it stays visible until the last is closed. Rule S-48. */
export const closeOverlay = ({ openCount }: Overlay): Overlay =>
  overlayOf(Math.max(0, openCount - 1))
