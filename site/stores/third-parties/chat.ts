import { consentBanner, isGranted } from '../consent.ts'
import { loadScript } from './load-script.ts'

/** Live chat is for wide screens; below it there is the entry's own way to us. Rule D-06. */
const wide = '(min-width: 62em)'

/**
 * Loads the live chat, whose own entry then stands in place of ours. Without consent to it nothing is
 * loaded; on narrow screens, or where it does not come, our entry opens what it holds. Rule A-33.
 */
export function openChat(entry: HTMLElement): 'opened' | 'needsConsent' {
  const url = consentBanner()?.dataset.chat
  if (!url || !matchMedia(wide).matches) openOurs(entry)
  else if (!isGranted('services')) return 'needsConsent'
  else {
    loadScript(url).then(
      () => (entry.hidden = true),
      () => openOurs(entry),
    )
  }
  return 'opened'
}

/** Opens what our entry holds: who takes messages, or phone and hours. */
export function openOurs(entry: HTMLElement): void {
  if (entry instanceof HTMLAnchorElement) location.assign(entry.href)
  else ((entry as HTMLButtonElement).popoverTargetElement as HTMLElement | null)?.togglePopover()
}
