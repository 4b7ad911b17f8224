import { consentOf, type ConsentQuestion } from '#core/consent/consent-record.ts'
import type { ConsentCategory } from '#core/consent/stored-items.ts'

/** The part of the page that asks, and says what is asked about. Pages in another's frame have none. */
export const consentBanner = () => document.querySelector<HTMLElement>('[data-consent]')

/** What the page asks about, and what the browser says for its user. */
export const consentQuestion = (): ConsentQuestion => ({
  version: consentBanner()?.dataset.consent ?? '',
  hasPrivacySignal: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
})

/** What the visitor has agreed to; null for nobody asked yet. Rules. */
export const grantedConsent = (): ConsentCategory[] | null =>
  consentOf(document.cookie, consentQuestion())

export const isGranted = (category: ConsentCategory): boolean =>
  grantedConsent()?.includes(category) ?? false
