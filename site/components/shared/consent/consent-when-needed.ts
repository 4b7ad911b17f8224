import { consentBanner, grantedConsent } from '#site/stores/consent.ts'
import { whenIdle } from '#site/ui/when-used/when-idle.ts'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

/**
 * Loads the script behind what is pressed to choose, or to be served by a service that needs consent.
 * Who presses nothing and has agreed to nothing does not load it.
 */
export function consentOnPress(signal: AbortSignal): void {
  const press = (event: MouseEvent) => {
    const { target } = event
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null
    if (!pressed) return
    event.preventDefault()
    load().then(
      (script) => script.press(pressed),
      // Without the script a link leads to the page that says the same.
      () => pressed instanceof HTMLAnchorElement && location.assign(pressed.href),
    )
  }
  window.addEventListener('click', press, { capture: true, signal })
}

/** Asks a visitor who has not chosen; starts what one has agreed to. Of each page. Rules. */
export function consentOnPage(signal: AbortSignal): void {
  const banner = consentBanner()
  if (!banner) return
  const granted = grantedConsent()
  if (granted === null) banner.hidden = false
  if (!granted?.length && !document.querySelector('[data-choice]')) return
  whenIdle(() => {
    if (!signal.aborted)
      load()
        .then((script) => script.showPage())
        .catch(() => {})
  })
}

const load = () => withStyles(import('./consent-in-browser.ts'))
