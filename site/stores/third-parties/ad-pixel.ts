import { trackingEvent } from '#core/attribution/tracking-event.ts'
import { postConversion } from '#core/contract/generated/form-request-shapes.ts'
import { askBrowser } from '#site/data/leasing/browser.ts'
import { consentBanner, isGranted } from '../consent.ts'
import { clickIdOfVisit } from '../visit-attribution.ts'
import { loadScript } from './load-script.ts'

/** Meta's `fbq`, as its base code makes it: calls are queued until its script takes them over. */
type Pixel = {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
}

const page = window as unknown as { fbq?: Pixel; _fbq?: Pixel }
const scriptUrl = 'https://connect.facebook.net/en_US/fbevents.js'

function pixelOf(id: string): Pixel {
  if (page.fbq) return page.fbq
  const pixel = ((...call: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else pixel.queue.push(call)
  }) as Pixel
  Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: '2.0' })
  page.fbq = pixel
  page._fbq = pixel
  // Its script would otherwise report what is pressed and typed.
  pixel('set', 'autoConfig', false, id)
  pixel('init', id)
  return pixel
}

/**
 * Sends an event of this page to the ad pixel and, under the same id, to the conversion service, so
 * that the network counts it once. Nothing without consent or without a pixel. Rules.
 */
export async function sendEvent(eventName: 'PageView' | 'Lead'): Promise<void> {
  const id = consentBanner()?.dataset.adPixel
  if (!id || !isGranted('marketing')) return
  const pixel = pixelOf(id)
  // The network's script sets the ids that the event then says.
  await loadScript(scriptUrl).catch(() => {})
  const event = trackingEvent({
    eventName,
    pageAddress: location.href,
    cookies: document.cookie,
    fbclid: clickIdOfVisit(),
    hasConsent: isGranted('marketing'),
    nowMs: Date.now(),
    randomNumbers: [...crypto.getRandomValues(new Uint32Array(20))].map((each) => each / 2 ** 32),
  })
  if (!event) return
  pixel('track', eventName, {}, { eventID: event.eventId })
  await askBrowser(postConversion, { body: event })
}

/** Tells Meta that its consent is gone. Rule A-31. */
export function stopAdPixel(): void {
  page.fbq?.('consent', 'revoke')
}
