import { consentSignals } from '#core/consent/consent-mode.ts'
import { choiceSeconds, type ConsentCategory } from '#core/consent/stored-items.ts'
import { loadScript } from './load-script.ts'

type Tagged = Window & { dataLayer?: IArguments[]; [disable: `ga-disable-${string}`]: boolean }

const tagged = window as unknown as Tagged

/** Google's `gtag`, as it documents it: what it queues are its own `arguments`. */
function gtag(..._: unknown[]): void {
  ;(tagged.dataLayer ??= []).push(arguments)
}

/** Addresses of ours may hold an order's reference, so none is told with its query. */
const withoutQuery = (address: string) => address.replace(/[?#].*/s, '')

let isStarted = false

/**
 * Starts Google Analytics under Consent Mode, and counts a view of the page. Everything is denied by
 * default, and what is granted follows at once, before anything is measured. Rules.
 */
export function countPage(id: string, granted: readonly ConsentCategory[]): void {
  if (!isStarted) {
    isStarted = true
    gtag('consent', 'default', consentSignals([]))
    gtag('consent', 'update', consentSignals(granted))
    gtag('js', new Date())
    gtag('config', id, {
      send_page_view: false,
      cookie_expires: choiceSeconds,
      page_location: withoutQuery(location.href),
      page_referrer: withoutQuery(document.referrer),
    })
    const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
    loadScript(src).catch(() => {})
  } else {
    gtag('consent', 'update', consentSignals(granted))
    gtag('set', { page_location: withoutQuery(location.href) })
  }
  gtag('event', 'page_view', { page_title: document.title })
}

/** Tells Google that nothing is granted any more, and switches measuring off. Rule A-31. */
export function stopAnalytics(id: string): void {
  if (!isStarted) return
  gtag('consent', 'update', consentSignals([]))
  tagged[`ga-disable-${id}`] = true
}
