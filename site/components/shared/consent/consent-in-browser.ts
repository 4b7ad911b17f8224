import { consentCookie } from '#core/consent/consent-record.ts'
import { type ConsentCategory, consentCategories } from '#core/consent/stored-items.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { consentBanner, consentQuestion, grantedConsent } from '#site/stores/consent.ts'
import { removeStored } from '#site/stores/remove-stored.ts'
import { openChat, openOurs } from '#site/stores/third-parties/chat.ts'
import { startServices, stopServices } from '#site/stores/third-parties/services.ts'
import { changeAttribution } from '#site/stores/visit-attribution.ts'
import { countView } from '#site/stores/visit-experiments.ts'
import { chosenCategories, closeChoices, openChoices } from './consent-choices.ts'
import { showChoice } from './shown-choice.ts'

/** What gets the focus back, and what is done, once the choice is made. */
let opener: HTMLElement | null = null
let isChatAwaited = false

/** Of each page of a visitor who has agreed to something: what goes with it. */
export function showPage(): void {
  showChoice()
  const granted = grantedConsent() ?? []
  if (granted.length === 0) return
  changeAttribution()
  startServices(granted)
  void countView().catch(() => {})
}

/** What a press on a button or link with `data-do` does. Rules. */
export function press(pressed: HTMLElement): void {
  const banner = consentBanner()
  if (!banner) return
  switch (pressed.dataset.do) {
    case 'accept':
      return choose(banner, asked(banner))
    case 'refuse':
      return choose(banner, [])
    case 'save':
      return choose(banner, chosenCategories(banner))
    case 'chat':
      return pressChat(banner, pressed)
    default:
      opener = pressed
      return ask(banner)
  }
}

/** Opens the choices, at what was chosen last. */
function ask(banner: HTMLElement): void {
  banner.hidden = false
  openChoices(banner, asked(banner), grantedConsent() ?? [])
}

function pressChat(banner: HTMLElement, entry: HTMLElement): void {
  if (openChat(entry) !== 'needsConsent') return
  isChatAwaited = true
  opener = entry
  ask(banner)
}

/** Stores the choice and does as it says: at once, and without what is no longer agreed to. */
function choose(banner: HTMLElement, granted: readonly ConsentCategory[]): void {
  const before = grantedConsent() ?? []
  const { day: today } = londonClock(Date.now())
  const isSecure = location.protocol === 'https:'
  document.cookie = consentCookie(granted, consentQuestion(), { today, isSecure })
  closeChoices(banner)
  banner.hidden = true
  const isWithdrawn = before.some((category) => !granted.includes(category))
  otherTabs.postMessage(isWithdrawn)
  if (isFollowedByReload(isWithdrawn, granted)) return
  showPage()
  opener?.focus()
  if (isChatAwaited && opener) {
    if (granted.includes('services')) openChat(opener)
    else openOurs(opener)
  }
  isChatAwaited = false
  opener = null
}

/**
 * Ends what is no longer agreed to: services are stopped before what they stored is removed, so that
 * they do not store it again. What runs of them ends with the page. Rule A-31.
 */
function isFollowedByReload(isWithdrawn: boolean, granted: readonly ConsentCategory[]): boolean {
  const mustReload = isWithdrawn && stopServices()
  changeAttribution()
  removeStored(granted)
  if (mustReload) location.reload()
  return mustReload
}

/** What is chosen in one tab holds in all that load this script. */
const otherTabs = new BroadcastChannel('larkway.consent')
otherTabs.addEventListener('message', ({ data: isWithdrawn }: MessageEvent<boolean>) => {
  const banner = consentBanner()
  if (banner) banner.hidden = true
  if (!isFollowedByReload(isWithdrawn, grantedConsent() ?? [])) showPage()
})

/** What the banner asks about. */
const asked = (banner: HTMLElement): ConsentCategory[] =>
  consentCategories.filter((each) => banner.dataset.asks?.split(' ').includes(each))
