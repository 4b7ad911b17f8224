import { nextReviewsLookMs } from '#core/content/reviews-widget.ts'
import { isGranted } from '../consent.ts'
import { loadScript } from './load-script.ts'

/** What Trustpilot's script puts into the page. */
type Reviews = { Trustpilot?: { loadFromElement: (element: HTMLElement, force: boolean) => void } }

const scriptUrl = 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js'
/** Trustpilot's own id of its template "Mini". */
const template = '53aa8807dec7e10d38f59f32'

let watched: HTMLElement | undefined

/** Brings the reviews widget into the footer once that comes into view. Rules A-33, D-13. */
export function awaitReviews(businessId: string): void {
  const place = document.querySelector<HTMLElement>('[data-reviews]')
  if (!place || place === watched) return
  watched = place
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    watch.disconnect()
    if (isGranted('services')) void showReviews(place, businessId)
  })
  watch.observe(place)
}

async function showReviews(place: HTMLElement, businessId: string): Promise<void> {
  loadScript(scriptUrl).catch(() => {})
  for (let retries = 0; ; retries++) {
    const { Trustpilot } = window as unknown as Reviews
    if (Trustpilot) {
      place.replaceChildren(widgetOf(businessId))
      Trustpilot.loadFromElement(place.firstElementChild as HTMLElement, true)
      return
    }
    const waitMs = nextReviewsLookMs(retries)
    // Our own words stay.
    if (waitMs === null) return
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

/** The element that Trustpilot documents for its script to fill. */
function widgetOf(businessId: string): HTMLElement {
  const widget = document.createElement('div')
  widget.className = 'trustpilot-widget'
  Object.assign(widget.dataset, {
    locale: 'en-GB',
    templateId: template,
    businessunitId: businessId,
    styleHeight: '120px',
    styleWidth: '100%',
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  })
  return widget
}
