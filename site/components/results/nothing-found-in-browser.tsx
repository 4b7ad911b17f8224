import type { ComponentType } from 'react'
import type { NothingFoundProps } from './nothing-found.tsx'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

let Part: ComponentType<NothingFoundProps> | undefined
let coming: Promise<void> | undefined

/**
 * Fetches what an empty list shows, once; to be awaited before such a list is drawn.
 * @throws when its script does not come; then the next call tries again
 */
export const loadNothingFound = (): Promise<void> =>
  (coming ??= withStyles(import('./nothing-found.tsx')).then(
    ({ NothingFound: Shown }) => {
      Part = Shown
    },
    (error: unknown) => {
      coming = undefined
      throw error
    },
  ))

/**
 * The browser's side of an empty list, which package.json puts in the place of the server's: its
 * script comes with the first list that has no deals.
 */
export function NothingFound(props: NothingFoundProps) {
  return Part ? <Part {...props} /> : null
}
