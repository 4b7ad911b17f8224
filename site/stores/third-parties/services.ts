import type { ConsentCategory } from '#core/consent/stored-items.ts'
import { consentBanner } from '../consent.ts'
import { sendEvent, stopAdPixel } from './ad-pixel.ts'
import { countPage, stopAnalytics } from './analytics.ts'
import { hasLoadedScripts } from './load-script.ts'
import { awaitReviews } from './reviews.ts'

/** Starts on this page what is configured and agreed to. Rule A-33. */
export function startServices(granted: readonly ConsentCategory[]): void {
  const { analytics, adPixel, reviewsOf } = consentBanner()?.dataset ?? {}
  if (analytics && granted.includes('statistics')) countPage(analytics, granted)
  if (adPixel && granted.includes('marketing')) void sendEvent('PageView').catch(() => {})
  if (reviewsOf && granted.includes('services')) awaitReviews(reviewsOf)
}

/** Tells the services that run to stop. @returns whether any ran, which only a new page load ends. Rule A-31. */
export function stopServices(): boolean {
  const { analytics } = consentBanner()?.dataset ?? {}
  if (analytics) stopAnalytics(analytics)
  stopAdPixel()
  return hasLoadedScripts()
}
