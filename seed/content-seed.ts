import path from 'node:path'
import { readContent } from './loader/read-content.ts'

/** What a fresh content lake begins with; `CONTENT_SEED` names this module. */
export const { documents, images } = readContent(path.join(import.meta.dirname, 'content'))

/**
 * Menus that nobody edited follow the pages that there are, and guides have charts for the pictures
 * of them they were seeded with. Rule E-19.
 */
export const renewed = [
  'navigation',
  'guide-charging-at-home-and-away',
  'guide-what-is-an-initial-rental',
]
