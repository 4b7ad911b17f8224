/**
 * Widths in pixels in which pictures of the content are served, so that few versions of each are
 * made and any may be kept. Rule E-09.
 */
export const mediaWidths = [160, 320, 480, 640, 800, 1200, 1600] as const

export type MediaWidth = (typeof mediaWidths)[number]

/** The widths that serve a picture up to its own width, and the next above it. Never none. */
export function widthsFor(ownWidthPx: number): MediaWidth[] {
  const first = mediaWidths.findIndex((width) => width >= ownWidthPx)
  return mediaWidths.slice(0, first === -1 ? mediaWidths.length : first + 1)
}
