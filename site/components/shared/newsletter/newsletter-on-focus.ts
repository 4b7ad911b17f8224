import { onFocus } from '#site/ui/when-used/on-focus.ts'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

const controlled = new WeakSet<HTMLFormElement>()

/**
 * Loads the rules and requests of a newsletter form when it is first touched, for the whole site: each
 * is plain HTML, which posts itself until then. Rules V-29, D-11.
 */
export function newsletterOnFocus(signal: AbortSignal): void {
  onFocus(signal, (target) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (!form?.matches('[data-newsletter]') || controlled.has(form)) return
    controlled.add(form)
    withStyles(import('./control-newsletter.ts')).then(
      ({ controlNewsletter }) => controlNewsletter(form),
      () => controlled.delete(form),
    )
  })
}
