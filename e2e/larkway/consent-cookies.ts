import { consentCookie } from '#core/consent/consent-record.ts'
import { type ConsentCategory, itemsStoredWith, versionOf } from '#core/consent/stored-items.ts'
import { servicesOf } from '#core/consent/third-parties.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { config } from '../config.ts'

/** The services that pages of the Larkway under test ask about. */
export const services = servicesOf(config.thirdParties)

const version = versionOf(itemsStoredWith(services))

/** The cookie of a visitor who has chosen, as the browser's contexts take it. */
export function consentCookieOf(granted: readonly ConsentCategory[]) {
  const question = { version, hasPrivacySignal: false }
  const text = consentCookie(granted, question, {
    today: londonClock(Date.now()).day,
    isSecure: false,
  })
  const [name, value] = text.split(';')[0]!.split('=') as [string, string]
  return { name, value, url: config.siteUrl }
}

export const refusalCookie = consentCookieOf([])
