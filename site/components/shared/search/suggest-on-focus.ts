import { onFocus } from '#site/ui/when-used/on-focus.ts'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

/**
 * Fetches what suggests pages once a box to search by words has the focus, for the whole site: each
 * box is a plain form, and none of its script comes before. Rule F-130.
 */
export function suggestOnFocus(signal: AbortSignal): void {
  onFocus(signal, (target) => {
    // What the office searches for names people: its boxes lead to no address.
    if (!(target instanceof HTMLInputElement) || !target.matches('form[role=search][action] *'))
      return
    withStyles(import('./suggestions.tsx')).then(
      ({ suggestFor }) => suggestFor(target),
      () => {}, // the form still leads to a page of answers
    )
  })
}
