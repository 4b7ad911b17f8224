const controlled = new WeakSet<HTMLFormElement>()

/**
 * Loads the rules and requests of a newsletter form when it is first touched, for the whole site: each
 * is plain HTML, which posts itself until then. Rules V-29, D-11.
 */
export function newsletterOnFocus(signal: AbortSignal): void {
  const control = (target: EventTarget | null) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (!form?.matches('[data-newsletter]') || controlled.has(form)) return
    controlled.add(form)
    import('./control-newsletter.ts').then(
      ({ controlNewsletter }) => controlNewsletter(form),
      () => controlled.delete(form),
    )
  }
  // It may have got the focus before this script came.
  control(document.activeElement)
  window.addEventListener('focusin', ({ target }) => control(target), { signal })
}
