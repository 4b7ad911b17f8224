import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { elementToHtml, type ElementToHtml } from './element-to-html.ts'

/** Frames and questions of some hundred pages, and some thousand cards. */
const largestCharacters = 4 * 1024 * 1024

type Drawn = { html: string | null }

const kept = new LRUCache<string, Drawn>({
  maxSize: largestCharacters,
  sizeCalculation: ({ html }, key) => (html ?? '').length + key.length,
})

/**
 * HTML of elements that look the same for everybody, drawn when it is first needed and kept: drawing
 * is most of what a page costs. Rule D-110.
 * @param key everything that decides what is drawn
 * @returns null for elements that cannot be drawn by themselves (a client component, one that waits),
 * and where nothing draws to text, as in a build
 */
export function drawnHtml(key: string, draw: () => ReactNode): string | null {
  const toHtml = elementToHtml()
  if (!toHtml) return null
  const before = kept.get(key)
  if (before) return before.html
  const html = textOf(toHtml, draw)
  kept.set(key, { html })
  return html
}

function textOf(toHtml: ElementToHtml, draw: () => ReactNode): string | null {
  try {
    return toHtml(draw())
  } catch {
    return null
  }
}
