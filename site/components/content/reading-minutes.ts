import { stegaClean } from '@sanity/client/stega'

/**
 * Minutes an adult needs for a text at 230 words a minute, at least one. The preview's invisible
 * marks are no words. Rule E-08.
 */
export function readingMinutes(text: string): number {
  const words = stegaClean(text)
    .split(/\s+/)
    .filter((word) => word !== '').length
  return Math.max(1, Math.round(words / 230))
}
