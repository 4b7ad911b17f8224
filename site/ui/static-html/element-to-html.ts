import type { ReactNode } from 'react'

export type ElementToHtml = (element: ReactNode) => string

const shared = globalThis as typeof globalThis & {
  larkwayElementToHtml?: ElementToHtml | undefined
}

/**
 * React's renderer to HTML text, for what is drawn once and kept. Code that Next bundles cannot import
 * it, so the site's own server, which runs outside the bundles, leaves it here; elsewhere there is none.
 */
export const elementToHtml = (): ElementToHtml | undefined => shared.larkwayElementToHtml

export function setElementToHtml(renderer: ElementToHtml | undefined): void {
  shared.larkwayElementToHtml = renderer
}
